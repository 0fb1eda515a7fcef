import { expect, it } from 'vitest'
import { NEW_RULE, ruleOfQuery, ruleQuery } from './ruleQuery'
import { ruleOf } from './ruleValues'
import { ruleClashes } from './ruleClashes'

const rule = {
  name: 'allow-tcp-22-web',
  description: '',
  action: 'allow',
  direction: 'inbound',
  priority: 100,
  status: 'enabled',
  targets: [{ type: 'instance', value: 'web' }],
  filters: {
    hosts: [{ type: 'ip', value: '203.0.113.9' }],
    ports: ['22'],
    protocols: [{ type: 'tcp' }, { type: 'icmp', value: { icmpType: 8 } }],
  },
} as const satisfies object

const searchOf = (value: unknown) => `?${new URLSearchParams({ [NEW_RULE]: JSON.stringify(value) })}`
const given = structuredClone(rule) as unknown as Parameters<typeof ruleQuery>[0]

it('a new rule in an address begins the form', () => {
  const values = ruleOfQuery(`?${new URLSearchParams({ [NEW_RULE]: ruleQuery(given) })}`)
  expect(values && ruleOf(values)).toEqual(rule)
})

it.each([
  ['no rule', ''],
  ['no JSON', `?${NEW_RULE}=x`],
  ['a part that is missing', searchOf({ ...rule, targets: undefined })],
  ['an unknown action', searchOf({ ...rule, action: 'log' })],
  ['a target that is no address', searchOf({ ...rule, targets: [{ type: 'ip', value: 'web' }] })],
  ['a range that is none', searchOf({ ...rule, filters: { ...rule.filters, ports: ['90-80'] } })],
  [
    'a protocol that is none',
    searchOf({ ...rule, filters: { ...rule.filters, protocols: [{ type: 'gre' }] } }),
  ],
])('with %s the form begins as always', (_, search) => {
  expect(ruleOfQuery(search)).toBeUndefined()
})

it('a rule of the same priority that does the opposite is named, and which one wins', () => {
  const values = ruleOfQuery(searchOf(rule))
  if (!values) throw new Error('no rule')
  const other = { ...given, name: 'no-web', action: 'deny' } as const
  expect(ruleClashes(values, [other])).toEqual([
    'Rule no-web has the same priority and denies some of what this rule allows: where both apply, that one wins.',
  ])
  expect(ruleClashes({ ...values, action: 'deny' }, [given, { ...given, name: 'web-too' }])).toEqual([
    'Rule web-too has the same priority and allows some of what this rule denies: where both apply, this one wins.',
  ])
  for (const change of [
    { priority: 99 },
    { status: 'disabled' },
    { direction: 'outbound' },
    { targets: [{ type: 'instance', value: 'db' }] },
    { filters: { ...given.filters, ports: ['23-80'] } },
  ] as const)
    expect(ruleClashes(values, [{ ...other, ...change } as typeof other])).toEqual([])
})
