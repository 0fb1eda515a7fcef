import { changedRules, type RuleChange } from '#store/model/network/changedRules'
import { api } from '../api'
import { toCall } from '../wire/call'
import { readThenWrite } from '../wire/readThenWrite'
import { query } from '../wire/endpoint'
import { vpcFirewallRulesUpdate } from '../generated/operations/vpcFirewallRulesUpdate'
import { vpcFirewallRulesView } from '../generated/operations/vpcFirewallRulesView'

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
    /**
     * Changes one rule. The API replaces the whole list and has no versions, so the list is read right before the
     * write: changes by others are kept, and a conflict in the same rule is an error.
     */
    firewallRuleChange: readThenWrite(build, {
      read: ({ change: _, ...at }: FirewallChange) => toCall(vpcFirewallRulesView, at),
      write: ({ change, ...at }, now) => {
        const outcome = changedRules(now.rules, change)
        return 'error' in outcome
          ? outcome
          : toCall(vpcFirewallRulesUpdate, { ...at, body: { rules: outcome.rules } })
      },
      stale: ['FirewallRules'],
    }),
  }),
})
