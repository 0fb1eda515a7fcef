import type { VpcFirewallRule } from '#store/api/generated/types'
import { isTarget } from '#model/network/reach/decideFirewall'
import { counted } from '#ui/format/counted'
import { ruleSentence } from '../firewall/ruleSentence'
import { ruleValues } from '../firewall/ruleValues'
import { reachInterfaces } from '../reach/reachInterfaces'
import type { MapNode } from './mapModel'
import type { VpcNetwork } from './vpcNetwork'

/** A firewall rule as a node of the map that is not drawn: what it applies to is highlighted with it. */
export function ruleNode(rule: VpcFirewallRule, vpc: string, network: VpcNetwork): MapNode {
  const found = reachInterfaces(network).filter((nic) =>
    rule.targets.some((target) => isTarget(target, nic, { vpc, subnets: network.subnets })),
  )
  const named = network.subnets.filter(({ name }) =>
    rule.targets.some(({ type, value }) => type === 'subnet' && value === name),
  )
  return {
    id: rule.id,
    kind: 'Rule',
    label: rule.name,
    description: `${ruleSentence(ruleValues(rule))} It applies to ${
      found.length === 0 ? 'no interface' : counted(found.length, 'interface')
    } here.`,
    related: new Set([...found.flatMap(({ id, subnetId }) => [id, subnetId]), ...named.map(({ id }) => id)]),
  }
}
