import { expect, it } from 'vitest'
import { EVERY_NETWORK, allowedError, allowedNetwork, allowedRange } from './allowedNetwork'
import { rangeSize } from './ipRange'
import { announcementError, blockOfNetwork } from './announcement'

it('takes an address as a network of one', () => {
  expect(allowedNetwork('192.0.2.7')).toBe('192.0.2.7/32')
  expect(allowedNetwork('fd00::1')).toBe('fd00::1/128')
  expect(allowedNetwork('192.0.2.0/24')).toBe('192.0.2.0/24')
})

it('refuses what the region would refuse', () => {
  expect(allowedError('192.0.2.0/24')).toBeUndefined()
  expect(allowedError('0.0.0.0/0')).toMatch(/every address/)
  expect(allowedError('0.0.0.0/8')).toMatch(/unspecified/)
  expect(allowedError('x')).toBe('must contain an IP address and a width, separated by a /')
})

it('finds the block in which a network begins', () => {
  const block = { id: 'b', firstAddress: '192.0.2.0', lastAddress: '192.0.2.255' }
  expect(blockOfNetwork('192.0.2.128/25', [block])).toBe(block)
  expect(announcementError('198.51.100.0/24', [block])).toBe(
    '198.51.100.0/24 is in no block of an address lot',
  )
  expect(announcementError('fd00::/64', [block])).toMatch(/in no block/)
  expect(announcementError('192.0.2.0/24', [block])).toBeUndefined()
})

it.each([
  ['198.51.100.77/24', '198.51.100.0', '198.51.100.255', 256n],
  ['127.0.0.1', '127.0.0.1', '127.0.0.1', 1n],
  ['fd00::/8', 'fd00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 1n << 120n],
  [EVERY_NETWORK[0].network, '0.0.0.0', '255.255.255.255', 1n << 32n],
  [EVERY_NETWORK[1].network, '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 1n << 128n],
])('finds the first and the last address that %s lets in', (entry, first, last, size) => {
  const range = allowedRange(entry)
  expect(range).toEqual({ first, last })
  expect(range && rangeSize(range)).toBe(size)
})

it('names no address of an entry that is not a network', () => {
  expect(allowedRange('nowhere')).toBeUndefined()
})
