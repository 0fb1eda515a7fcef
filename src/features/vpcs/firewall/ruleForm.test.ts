import { describe, expect, test } from 'vitest'
import { changed, errorsOf } from '#tests/support/formErrors'
import { withDrafts } from './drafts'
import { ruleSchema } from './ruleSchema'
import type { VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { protocolKey } from '#store/model/firewall'
import {
  cloneValues,
  newRule,
  protocolText,
  ruleOf,
  ruleValues,
  type Drafts,
  type RuleFormValues,
} from './ruleValues'

const schema = ruleSchema(['allow-ssh'])
const rule: RuleFormValues = { ...newRule('default', []), name: 'web-in' }
const drafting = (draft: Partial<Drafts>, values = rule): RuleFormValues => ({
  ...values,
  drafts: { ...values.drafts, ...draft },
})

test.each<[string, unknown, object]>([
  ['name', '', { name: 'Name is required' }],
  ['name', 'allow-ssh', { name: 'Name is taken: edit the rule of that name instead' }],
  ['name', 'allow-ssh-2', {}],
  ['priority', '', { priority: 'Priority is required' }],
  ['priority', 0, {}],
  ['priority', 65_535, {}],
  ['priority', 65_536, { priority: 'Must be at most 65535' }],
])('a rule with the %s %j: %j', async (field, value, errors) => {
  expect(await errorsOf(schema, changed(rule, field, value))).toEqual(errors)
})

test('a rule without a target is refused, and a target that is typed and not added counts', async () => {
  const none = { ...rule, targets: [] }
  expect(await errorsOf(schema, none)).toEqual({
    drafts: { target: 'Without a target the rule has no effect' },
  })
  expect(await errorsOf(schema, drafting({ target: { type: 'instance', value: 'web-1' } }, none))).toEqual({})
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

describe('what was typed and not added', () => {
  const icmp = (icmpType: string, icmpCode = '') =>
    ({ protocol: { type: 'icmp', icmpType, icmpCode } }) as const
  test.each<[Partial<Drafts>, string | undefined]>([
    [{ target: { type: 'vpc', value: '' } }, undefined],
    [{ target: { type: 'vpc', value: 'ends-' } }, 'Must end with a letter or number'],
    [{ target: { type: 'ip', value: '1' } }, 'Not a valid IP address'],
    [{ host: { type: 'ip', value: ' 10.0.0.1 ' } }, undefined],
    [
      { target: { type: 'ip_net', value: '10.0.0.0' } },
      'Must contain an IP address and a width, separated by a /',
    ],
    [{ host: { type: 'ip_net', value: '10.0.0.0/33' } }, 'Max width for IPv4 is 32'],
    [{ port: 'ssh' }, 'Not a valid port range'],
    [{ port: '90-80' }, 'The upper port must not be below the lower one'],
    [{ port: ' 8443 ' }, undefined],
    [icmp(''), undefined],
    [icmp('12abc'), 'ICMP type must be a number between 0 and 255'],
    [icmp('12 - Parameter Problem', '0-3'), undefined],
    [icmp('12', '3-0'), 'The upper code must not be below the lower one'],
    [icmp('12', 'x'), 'ICMP code must be a number between 0 and 255, or a range like 0-3'],
  ])('%j: %s', async (draft, message) => {
    const [kind = ''] = Object.keys(draft)
    expect(await errorsOf(schema, drafting(draft))).toEqual({ drafts: message && { [kind]: message } })
  })

  test('is refused if its list has it, and while the list is full', async () => {
    const net = { type: 'ip_net', value: '10.0.0.0/8' } as const
    const of = async (draft: Partial<Drafts>, values: Partial<RuleFormValues>) =>
      errorsOf(schema, drafting(draft, { ...rule, ...values }))
    expect(await of({ target: net }, { targets: [net] })).toEqual({
      drafts: { target: 'IP network 10.0.0.0/8 is in the list already. Items must be unique' },
    })
    expect(await of({ host: net }, { targets: [net] })).toEqual({})
    expect(await of({ port: ' 22' }, { ports: ['22'] })).toEqual({
      drafts: { port: '22 is in the list already. Items must be unique' },
    })
    const full = Array.from({ length: 256 }, (_, at) => String(at + 1))
    expect(await of({ port: '443-444' }, { ports: full })).toEqual({
      drafts: { port: 'There can be at most 256' },
    })
  })

  test('is part of the rule', () => {
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
})

test('a rule is read into the form and written as it was; a copy has a name of its own', () => {
  const written = ruleOf({ ...rule, enabled: false, ports: ['443'] })
  expect(ruleOf(ruleValues(written))).toEqual(written)
  expect(cloneValues(written).name).toBe('web-in-copy')
  expect(cloneValues({ ...written, name: 'n'.repeat(63) }).name).toBe(`${'n'.repeat(58)}-copy`)
})

test('two protocols of a later version differ by their type, and show it', () => {
  const icmp6 = (icmpType: number): VpcFirewallRuleProtocol => ({
    type: 'icmp6',
    value: { icmpType, code: null },
  })
  expect(protocolKey(icmp6(128))).not.toBe(protocolKey(icmp6(129)))
  expect(protocolText(icmp6(128))).toBe('ICMPv6 128 - Echo Request')
})
