import { describe, expect, it } from 'vitest'
import type { VpcFirewallRule } from '../api/generated/types'
import { byPriority, changedRules, differences, RULE_CHANGED, RULE_GONE, writableRule } from './firewall'
import { icmpCodeError, icmpTypeError, icmpTypeText, withHyphens } from './icmp'
import { ipError, ipv4BlockError, ipv6BlockError, ipVersion, networkError, vpcPrefixError } from './ip'
import { joinError, NOT_UNIQUE } from './lists'
import { portRangeError } from './ports'

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

describe('ports and ICMP', () => {
  it.each([
    ['22', undefined],
    [' 80-90 ', undefined],
    ['443-443', undefined],
    ['1-65535', undefined],
    ['90-80', 'The upper port must not be below the lower one'],
    ['0', 'Ports must be between 1 and 65535'],
    ['65536', 'Ports must be between 1 and 65535'],
    ['80-70000', 'Ports must be between 1 and 65535'],
    ['123456', 'Not a valid port range'],
    ['ssh', 'Not a valid port range'],
    ['', 'Not a valid port range'],
  ])('ports %j: %s', (text, error) => expect(portRangeError(text)).toBe(error))

  it.each([
    ['', undefined],
    ['0', undefined],
    ['255', undefined],
    ['256', 'ICMP type must be a number between 0 and 255'],
    ['12abc', 'ICMP type must be a number between 0 and 255'],
  ])('ICMP type %j: %s', (text, error) => expect(icmpTypeError(text)).toBe(error))

  it.each([
    ['', undefined],
    ['0', undefined],
    ['0-3', undefined],
    ['3-0', 'The upper code must not be below the lower one'],
    ['256', 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
    ['1-2-3', 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
    ['-', 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
  ])('ICMP code %j: %s', (text, error) => expect(icmpCodeError(text)).toBe(error))

  it('reads copied dashes as one hyphen, and names known types', () => {
    expect(withHyphens('0—–3')).toBe('0-3')
    expect(icmpTypeText(8)).toBe('8 - Echo Request')
    expect(icmpTypeText(99)).toBe('99')
  })

  it('lets an item join a list once', () => {
    expect(joinError(['22'], '22', (port) => port)).toBe(`22 is in the list already. ${NOT_UNIQUE}`)
    expect(joinError(['22'], '80', (port) => port)).toBeUndefined()
  })
})

function rule(name: string, more: Partial<VpcFirewallRule> = {}): VpcFirewallRule {
  return {
    id: `id of ${name}`,
    vpcId: 'v',
    name,
    description: '',
    action: 'allow',
    direction: 'inbound',
    filters: {},
    priority: 10,
    status: 'enabled',
    targets: [{ type: 'vpc', value: 'default' }],
    timeCreated: '2025-01-01T00:00:00Z',
    timeModified: '2025-01-01T00:00:00Z',
    ...more,
  }
}
const [ssh, web, dns] = [rule('ssh'), rule('web', { priority: 5 }), rule('dns', { priority: 5 })]
const names = (outcome: ReturnType<typeof changedRules>) =>
  'rules' in outcome ? outcome.rules.map((rule) => rule.name) : outcome.error.errorCode

describe('the firewall', () => {
  it('is ordered by priority, then by name', () =>
    expect([ssh, web, dns].sort(byPriority).map((rule) => rule.name)).toEqual(['dns', 'web', 'ssh']))

  it('writes only what may be written', () =>
    expect(Object.keys(writableRule(ssh))).not.toEqual(expect.arrayContaining(['id'])))

  it('keeps what others have added or removed meanwhile', () => {
    expect(names(changedRules([ssh, dns], { kind: 'add', rule: web }))).toEqual(['ssh', 'dns', 'web'])
    expect(names(changedRules([ssh, dns], { kind: 'remove', was: ssh }))).toEqual(['dns'])
    const renamed = { kind: 'replace', was: ssh, rule: rule('shell') } as const
    expect(names(changedRules([ssh, dns], renamed))).toEqual(['dns', 'shell'])
  })

  it('takes a new id, and an empty filter for none, as the same rule', () => {
    const again = rule('ssh', { id: 'another', filters: { hosts: [], ports: null } })
    expect(differences(ssh, again)).toEqual([])
    expect(names(changedRules([again], { kind: 'remove', was: ssh }))).toEqual([])
  })

  it('refuses when the rule itself has been changed or removed meanwhile, and says in what', () => {
    const moved = rule('ssh', { priority: 11, filters: { protocols: [{ type: 'icmp', value: null }] } })
    const outcome = changedRules([moved], { kind: 'replace', was: ssh, rule: web })
    expect(outcome).toMatchObject({
      error: {
        errorCode: RULE_CHANGED,
        message: 'ssh has been changed by someone else meanwhile (filters, priority).',
      },
    })
    expect(names(changedRules([dns], { kind: 'remove', was: ssh }))).toBe(RULE_GONE)
  })

  it('refuses a name that another rule has', () => {
    expect(names(changedRules([ssh], { kind: 'add', rule: rule('ssh') }))).toBe('ObjectAlreadyExists')
    const taken = { kind: 'replace', was: web, rule: rule('ssh') } as const
    expect(names(changedRules([ssh, web], taken))).toBe('ObjectAlreadyExists')
  })
})
