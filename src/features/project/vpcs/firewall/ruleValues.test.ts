import { expect, test } from 'vitest'
import { withDrafts } from './ruleDrafts'
import type { VpcFirewallRuleProtocol, VpcFirewallRuleUpdate } from '#store/api/generated/types'
import { protocolKey } from '#model/network/changedRules'
import { protocolText } from '#model/network/protocolText'
import {
  cloneRuleValues,
  newRule,
  ruleOf,
  ruleValues,
  type RuleDrafts,
  type RuleFormValues,
} from './ruleValues'

const rule: RuleFormValues = { ...newRule('default', []), name: 'web-in' }
const drafting = (draft: Partial<RuleDrafts>): RuleFormValues => ({
  ...rule,
  drafts: { ...rule.drafts, ...draft },
})

test.each([
  [[], 100],
  [[65_534, 65_534], 100],
  [[100, 300], 200],
])('beside rules of the priorities %j a new one suggests %i', (priorities, suggested) => {
  const { priority } = newRule(
    'default',
    priorities.map((taken) => ({ priority: taken })),
  )
  expect(priority).toBe(suggested)
})

test('what was typed and not added is part of the rule', () => {
  const icmp = (icmpType: string, icmpCode = '') =>
    ({ protocol: { type: 'icmp', icmpType, icmpCode } }) as const
  const values = drafting({
    target: { type: 'vpc', value: 'office' },
    port: ' 8443 ',
    protocol: { type: 'udp', icmpType: '', icmpCode: '' },
  })
  expect(ruleOf(withDrafts({ ...values, ports: ['22'] }))).toMatchObject({
    name: 'web-in',
    status: 'enabled',
    priority: 100,
    targets: [
      { type: 'vpc', value: 'default' },
      { type: 'vpc', value: 'office' },
    ],
    filters: { hosts: null, ports: ['22', '8443'], protocols: [{ type: 'udp' }] },
  })
  expect(ruleOf(withDrafts(drafting(icmp('3 - Destination Unreachable', '0')))).filters.protocols).toEqual([
    { type: 'icmp', value: { icmpType: 3, code: '0' } },
  ])
  expect(ruleOf(withDrafts(drafting(icmp('')))).filters.protocols).toEqual([{ type: 'icmp', value: null }])
})

test('a rule is read into the form and written as it was; a copy has a name of its own', () => {
  const written = ruleOf({ ...rule, enabled: false, ports: ['443'] })
  expect(ruleOf(ruleValues(written))).toEqual(written)
  expect(cloneRuleValues(written).name).toBe('web-in-copy')
  expect(cloneRuleValues({ ...written, name: 'n'.repeat(63) }).name).toBe(`${'n'.repeat(58)}-copy`)
})

test('two protocols of a later version differ by their type, and show it', () => {
  const icmp6 = (icmpType: number): VpcFirewallRuleProtocol => ({
    type: 'icmp6',
    value: { icmpType, code: null },
  })
  expect(protocolKey(icmp6(128))).not.toBe(protocolKey(icmp6(129)))
  expect(protocolText(icmp6(128))).toBe('ICMPv6 128 - Echo Request')
})

test('a copy has all that its rule has, but the name', () => {
  // A field that a later version adds does not compile until it is here.
  const whole: Required<VpcFirewallRuleUpdate> = {
    name: 'web-in',
    description: 'From the quay',
    action: 'deny',
    direction: 'outbound',
    priority: 7,
    status: 'disabled',
    targets: [{ type: 'subnet', value: 'quay' }],
    filters: {
      hosts: [{ type: 'ip', value: 'fd00::1' }],
      ports: ['443'],
      protocols: [{ type: 'icmp', value: { icmpType: 3, code: '0-3' } }],
    } satisfies Required<VpcFirewallRuleUpdate['filters']>,
  }
  expect(ruleOf(cloneRuleValues(whole))).toEqual({ ...whole, name: 'web-in-copy' })
})
