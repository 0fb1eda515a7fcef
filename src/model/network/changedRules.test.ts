import { describe, expect, it } from 'vitest'
import type { VpcFirewallRule } from '#store/api/generated/types'
import { CHANGED_MEANWHILE } from '../apiError'
import { byPriority, changedRules, differingParts, RULE_GONE, writableRule } from './changedRules'

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
  'error' in outcome
    ? outcome.error.errorCode
    : 'same' in outcome
      ? 'same'
      : outcome.rules.map(({ name }) => name)

describe('the firewall', () => {
  it('is ordered by priority, then by name', () =>
    expect([ssh, web, dns].sort(byPriority).map(({ name }) => name)).toEqual(['dns', 'web', 'ssh']))

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
    expect(differingParts(ssh, again)).toEqual([])
    expect(names(changedRules([again], { kind: 'remove', was: ssh }))).toEqual([])
  })

  it('joins what others have changed of the same rule', () => {
    const vm = { type: 'instance', value: 'db' } as const
    const filters = { ports: ['22', '2222'] }
    const now = rule('ssh', { priority: 11, filters, targets: [...ssh.targets, vm] })
    const mine = rule('shell', { targets: [{ type: 'subnet', value: 'edge' }, ...ssh.targets] })
    expect(changedRules([now], { kind: 'replace', was: ssh, rule: mine })).toMatchObject({
      rules: [
        {
          name: 'shell',
          priority: 11,
          filters,
          targets: [...ssh.targets, vm, { type: 'subnet', value: 'edge' }],
        },
      ],
    })
    expect(changedRules([now], { kind: 'replace', was: ssh, rule: rule('ssh', { priority: 11 }) })).toEqual({
      same: [now],
    })
  })

  it('asks where both have changed the same, or one has opened what the other has narrowed', () => {
    const listed = (...ports: string[]) => rule('ssh', { filters: { ports } })
    expect(
      changedRules([rule('ssh', { priority: 11 })], {
        kind: 'replace',
        was: ssh,
        rule: rule('ssh', { priority: 12 }),
      }),
    ).toMatchObject({
      error: {
        errorCode: CHANGED_MEANWHILE,
        clashes: [{ field: 'priority', was: 10, mine: 12, theirs: 11 }],
      },
    })
    const opened = { kind: 'replace', was: listed('22'), rule: listed() } as const
    expect(changedRules([listed('22', '80')], opened)).toMatchObject({
      error: { message: 'ssh has been changed by someone else meanwhile (ports).' },
    })
  })

  it('removes only what is as it was shown', () => {
    const moved = rule('ssh', { priority: 11, filters: { protocols: [{ type: 'icmp', value: null }] } })
    expect(changedRules([moved], { kind: 'remove', was: ssh })).toMatchObject({
      error: {
        errorCode: CHANGED_MEANWHILE,
        message: 'ssh has been changed by someone else meanwhile (priority, protocols).',
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
