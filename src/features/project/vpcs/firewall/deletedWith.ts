import type { VpcFirewallRule } from '#store/api/generated/types'
import { firewallApi } from '#store/api/resources/firewall'
import { wordsOf } from '#features/kit/noun/noun'
import { goesWith, unpaged, type DeletedWith } from '#features/shared/thingFacts'
import { firewallRules } from './noun'

/** Firewall rules, which go with their VPC. */
export const deletedWith: DeletedWith = {
  firewallRule: {
    in: 'vpc',
    words: wordsOf(firewallRules),
    list: ({ id }) =>
      unpaged(firewallApi.endpoints.vpcFirewallRulesView, { vpc: id }, ({ rules }) =>
        rules.map((row: VpcFirewallRule) => goesWith(row)),
      ),
  },
}
