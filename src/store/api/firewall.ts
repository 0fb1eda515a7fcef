import { changedRules, type RuleChange } from '../model/firewall'
import { api } from './api'
import { callOf } from './eachOf'
import { read } from './endpoint'
import type { VpcFirewallRules } from './generated/types'
import { vpcFirewallRulesUpdate, vpcFirewallRulesView } from './generated/operations/vpcs'

/** Which firewall, and what is to become of one of its rules. */
export interface FirewallChange {
  vpc: string
  /** Only with a VPC's name; an id needs none. */
  project?: string
  change: RuleChange
}

/** The firewall of a VPC. */
export const firewallApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcFirewallRulesView: read(build, vpcFirewallRulesView, ['FirewallRules']),
    /**
     * Changes one rule. The API replaces the whole list and knows no versions, so the list is read right before it is
     * written: what others did until then is kept, and a rule they changed under the person's hands is refused here.
     */
    firewallRuleChange: build.mutation<VpcFirewallRules, FirewallChange>({
      queryFn: async ({ change, ...at }, _api, _extra, ask) => {
        const now = await ask(callOf(vpcFirewallRulesView, at))
        if (now.error) return { error: now.error }
        const outcome = changedRules((now.data as VpcFirewallRules).rules, change)
        if ('refusal' in outcome) return { error: outcome.refusal }
        const answer = await ask(callOf(vpcFirewallRulesUpdate, { ...at, body: { rules: outcome.rules } }))
        return answer.error ? { error: answer.error } : { data: answer.data as VpcFirewallRules }
      },
      // Also after a refusal: then what is shown is older than what is there.
      invalidatesTags: ['FirewallRules'],
    }),
  }),
})
