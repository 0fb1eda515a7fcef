import { describe, expect, it } from 'vitest'
import {
  ipError,
  ipKey,
  ipv4BlockError,
  ipv6BlockError,
  ipVersion,
  ipWithWidthKey,
  enclosingNetwork,
  networkError,
  networkKey,
  vpcPrefixError,
} from './ip'

const SPLIT = 'Must contain an IP address and a width, separated by a /'

describe('an IP address', () => {
  it.each([
    ['10.0.0.1', 4],
    ['255.255.255.255', 4],
    ['fd00::1', 6],
    ['::', 6],
    ['::ffff:10.0.0.1', 6],
    ['2001:db8:1:2:3:4:5:6', 6],
    ['10.1', undefined],
    ['010.0.0.1', undefined],
    ['0x7f.1', undefined],
    ['256.0.0.1', undefined],
    [' 10.0.0.1', undefined],
    ['fe80::1%eth0', undefined],
    ['1:2:3:4:5:6:7:8:9', undefined],
    [':1', undefined],
    ['', undefined],
  ] as const)('%j is of version %s', (text, version) => {
    expect(ipVersion(text)).toBe(version)
    expect(ipError(text)).toBe(version === undefined ? 'Not a valid IP address' : undefined)
  })
})

describe('a network', () => {
  it.each([
    ['10.0.0.0/8', undefined],
    ['fd00::/48', undefined],
    ['10.0.0.0/000004', undefined],
    ['10.0.0.0', SPLIT],
    ['10.0.0.0/', SPLIT],
    ['10.0.0.0/8/8', SPLIT],
    ['10.0/8', SPLIT],
    ['/8', SPLIT],
    ['10.0.0.0/a', 'Width must be an integer'],
    ['10.0.0.0/-1', 'Width must be an integer'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
    ['fd00::/129', 'Max width for IPv6 is 128'],
  ])('%j: %s', (text, error) => expect(networkError(text)).toBe(error))

  it.each([
    ['10.1.0.0/16', undefined],
    ['172.31.0.0/26', undefined],
    ['fd00::/64', 'Must be an IPv4 network'],
    ['10.0.0.0/7', 'Width must be between 8 and 26'],
    ['10.0.0.0/27', 'Width must be between 8 and 26'],
    ['172.0.0.0/12', 'Must be private: within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'],
    ['8.8.8.0/24', 'Must be private: within 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16'],
    ['', SPLIT],
  ])('as an IPv4 block, %j: %s', (text, error) => expect(ipv4BlockError(text)).toBe(error))

  it.each([
    ['fd12:3456:789a:1::/64', undefined],
    ['10.0.0.0/8', 'Must be an IPv6 network'],
    ['fd12:3456:789a:1::/65', 'Width must be 64'],
    ['fd12:3456:789b:1::/64', "Must be within the VPC's prefix, fd12:3456:789a::/48"],
  ])('as an IPv6 block, %j: %s', (text, error) =>
    expect(ipv6BlockError(text, 'fd12:3456:789a::/48')).toBe(error),
  )

  it.each([
    ['fd12:3456:789a::/48', undefined],
    ['10.0.0.0/8', 'Must be an IPv6 network'],
    ['2001:db8::/48', 'Must be unique local: within fd00::/8'],
    ['fd12:3456:789a::/64', 'Width must be 48'],
  ])('as a VPC prefix, %j: %s', (text, error) => expect(vpcPrefixError(text)).toBe(error))
})

it.each([
  [ipKey, ['fd00::1', 'FD00:0:0:0::1', 'fd00:0000::0001'], ['fd00::2', '10.0.0.1', 'x']],
  [
    networkKey,
    ['fd00::/64', 'FD00:0:0:0::/64', 'fd00::1/064'],
    ['fd00::/63', '10.0.0.0/24', '10.0.1.0/24', 'x'],
  ],
  [ipWithWidthKey, ['fd00::1/64', 'FD00:0::1/64'], ['fd00::2/64', 'fd00::1/63', 'x']],
])('%o is the same for each spelling of a value, and for no other value', (key, same, others) => {
  expect(new Set(same.map(key)).size).toBe(1)
  expect(new Set([same[0] ?? '', ...others].map(key)).size).toBe(others.length + 1)
})

it.each([
  ['10.0.0.5/24', '10.0.0.0/24'],
  ['10.0.0.0/24', undefined],
  ['10.0.0.5/32', undefined],
  ['fd00::1/64', 'fd00::/64'],
  ['::/0', undefined],
  ['10.0.0.5', undefined],
])('%s means the network %s', (text, meant) => expect(enclosingNetwork(text)).toBe(meant))
