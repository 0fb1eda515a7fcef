import { clashingRules } from '#model/network/reach/ruleOverlap'
import type { ReachRule } from '#model/network/reach/reachNetwork'
import { withDrafts } from './ruleDrafts'
import { ruleOf, type RuleFormValues } from './ruleValues'

/**
 * The rules of the same priority that do the opposite with the same traffic: deny wins. Rule: NET-20.
 *
 * @param others the other rules of the firewall
 */
export function ruleClashes(typed: RuleFormValues, others: readonly ReachRule[]): readonly string[] {
  const rule = ruleOf(withDrafts(typed))
  const isDeny = rule.action === 'deny'
  return clashingRules(rule, others).map(({ name }) =>
    isDeny
      ? `Rule ${name} has the same priority and allows some of what this rule denies: where both apply, this one wins.`
      : `Rule ${name} has the same priority and denies some of what this rule allows: where both apply, that one wins.`,
  )
}
