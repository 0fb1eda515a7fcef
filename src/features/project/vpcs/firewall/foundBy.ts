import { foundInVpc, type FoundKind } from '#features/shared/foundFacts'
import { firewallRules } from './noun'

/** Firewall rules, by their targets, hosts and ports. */
export const foundBy: readonly FoundKind[] = [
  foundInVpc('vpcList', 'vpcFirewallRulesView', firewallRules, {
    factsOf: ({ name, targets, filters: { hosts, ports } }, { project, vpc }) => ({
      to: firewallRules.to.edit({ project, vpc, rule: name }),
      texts: [...[...targets, ...(hosts ?? [])].map(({ value }) => value), ...(ports ?? [])],
    }),
  }),
]
