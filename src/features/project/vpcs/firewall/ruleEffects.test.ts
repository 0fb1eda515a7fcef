import { expect, test } from 'vitest'
import { ruleEffects } from './ruleEffects'
import { newRule, type RuleFormValues } from './ruleValues'

const rule: RuleFormValues = {
  ...newRule('default', []),
  hosts: [{ type: 'ip', value: 'fd00::1' }],
  ports: ['22', '443'],
  protocols: [{ type: 'tcp' }],
}

test.each<[Partial<RuleFormValues>, string[]]>([
  [{}, []],
  [{ ports: ['22'] }, []],
  [{ hosts: [] }, ['The rule applies to any host from then on: it was limited by 1 host filter.']],
  [{ ports: [] }, ['The rule applies to any port from then on: it was limited by 2 port filters.']],
  [
    { protocols: [] },
    ['The rule applies to any protocol from then on: it was limited by 1 protocol filter.'],
  ],
  // What is typed and not added is saved too.
  [{ hosts: [], drafts: { ...rule.drafts, host: { type: 'ip', value: 'fd00::2' } } }, []],
])('a change to %j says %j', (change, effects) => {
  expect(ruleEffects(rule, { ...rule, ...change })).toEqual(effects)
})

test('a rule that had no filters opens nothing', () => {
  const open = newRule('default', [])
  expect(ruleEffects(open, open)).toEqual([])
})
