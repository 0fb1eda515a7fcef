import { describe, expect, it } from 'vitest'
import type { VpcFirewallRule } from '#store/api/generated/types'
import {
  byPriority,
  changedRules,
  differingFields,
  RULE_CHANGED,
  RULE_GONE,
  writableRule,
} from './changedRules'

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
  'rules' in outcome ? outcome.rules.map(({ name }) => name) : outcome.error.errorCode

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
    expect(differingFields(ssh, again)).toEqual([])
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
