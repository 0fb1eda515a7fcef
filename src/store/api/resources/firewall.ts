import { changedRules, ruleReplaced, type RuleChange } from '#model/network/changedRules'
import { api } from '../api'
import { toCall } from '../wire/call'
import { readThenWrite, type Write } from '../wire/readThenWrite'
import { query } from '../wire/endpoint'
import type { VpcFirewallRules } from '../generated/types'
import { vpcFirewallRulesUpdate, vpcFirewallRulesView } from '../generated/operations/vpcFirewallRules'

/** A firewall and a change to one of its rules. */
export interface FirewallChange {
  vpc: string
  /** Required with a VPC name; an id needs no project. */
  project?: string
  change: RuleChange
}

export const firewallApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcFirewallRulesView: query(build, vpcFirewallRulesView, ['FirewallRules'], 'ofRows'),
    /** Changes one rule. The API replaces the whole list: a conflict in the same rule is an error. */
    firewallRuleChange: readThenWrite(build, {
      // A VPC may be selected by its name or by its id.
      turn: () => 'firewall',
      read: ({ change: _, ...at }: FirewallChange) => toCall(vpcFirewallRulesView, at),
      write({ change, ...at }, now): Write<VpcFirewallRules> {
        const next = changedRules(now.rules, change)
        if ('error' in next) return next
        return 'same' in next
          ? { same: now }
          : { call: toCall(vpcFirewallRulesUpdate, { ...at, body: { rules: next.rules } }) }
      },
      replacedAfter: ({ change }, saved, now) => ruleReplaced(saved.rules, now.rules, change),
      stale: ['FirewallRules'],
    }),
  }),
})
