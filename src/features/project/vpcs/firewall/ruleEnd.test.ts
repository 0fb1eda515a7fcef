import { expect, it } from 'vitest'
import { ruleEnd } from './ruleEnd'
import { newRule, type RuleFormValues } from './ruleValues'

const at = { project: 'shop', vpc: 'default' }
const rule: RuleFormValues = {
  ...newRule('default', []),
  name: 'allow-web',
  ports: ['443'],
  protocols: [{ type: 'tcp' }],
}
const next = { label: 'Map', to: '/projects/shop/vpcs/default/map?rule=allow-web' }

it('a saved rule says what it does from now on, and leads to the map with it', () => {
  expect(ruleEnd(at, rule)).toEqual({
    says: 'Rule allow-web is on: lets TCP 443 from anywhere reach every instance in default',
    next,
  })
  expect(ruleEnd(at, { ...rule, enabled: false })).toEqual({ says: 'Rule allow-web is off', next })
})

it('what is typed and not added is saved too, and what is too long to be said is on the map', () => {
  const drafts = { ...rule.drafts, port: '80' }
  expect(ruleEnd(at, { ...rule, drafts }).says).toContain('TCP 443 and 80 from anywhere')
  const targets = Array.from(
    { length: 9 },
    (_, number) => ({ type: 'instance', value: `web-${number}` }) as const,
  )
  expect(ruleEnd(at, { ...rule, targets }).says).toBe('Rule allow-web is on')
})
