import { describe, expect, test } from 'vitest'
import { changed, errorsOf } from '#tests/support/formErrors'
import { ruleSchema } from './ruleSchema'
import { newRule, type RuleDrafts, type RuleFormValues } from './ruleValues'

const schema = ruleSchema(['allow-ssh'])
const rule: RuleFormValues = { ...newRule('default', []), name: 'web-in' }
const drafting = (draft: Partial<RuleDrafts>, values = rule): RuleFormValues => ({
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
  ['priority', 65_536, { priority: 'At most 65,535' }],
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

describe('what was typed and not added', () => {
  const icmp = (icmpType: string, icmpCode = '') =>
    ({ protocol: { type: 'icmp', icmpType, icmpCode } }) as const
  test.each<[Partial<RuleDrafts>, string | undefined]>([
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
    const of = async (draft: Partial<RuleDrafts>, values: Partial<RuleFormValues>) =>
      errorsOf(schema, drafting(draft, { ...rule, ...values }))
    expect(await of({ target: net }, { targets: [net] })).toEqual({
      drafts: { target: 'IP network 10.0.0.0/8 is in the list already. Items must be unique' },
    })
    expect(await of({ host: net }, { targets: [net] })).toEqual({})
    expect(await of({ port: ' 22' }, { ports: ['22'] })).toEqual({
      drafts: { port: '22 is in the list already. Items must be unique' },
    })
    const full = Array.from({ length: 256 }, (_, index) => String(index + 1))
    expect(await of({ port: '443-444' }, { ports: full })).toEqual({
      drafts: { port: 'There can be at most 256' },
    })
  })
})
