import type {
  VpcFirewallRule,
  VpcFirewallRuleFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleUpdate,
} from '#store/api/generated/types'
import { checkNamed } from '../access/lookup'
import { vpcOf } from '../access/vpcLookup'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { canonicalIp, canonicalNet } from '../rules/cidr'
import { invalidValue } from '../wire/apiError'

/** The largest number of rules in a VPC. Rule: NET-10. */
const MAX_RULES = 1024
/** The largest number of targets of a rule, and of its filters of each kind. */
const MAX_PARTS = 256

/** @throws 400 when the first number of a range is greater than the last */
function checkRange(label: string, text: string) {
  const [first, last = first] = text.split('-')
  if (Number(first) > Number(last)) throw invalidValue(label, `the range "${text}" begins after its end`)
}

/** Writes an address in its canonical form. A name stays as it is, even if no resource has it. */
function canonical<Place extends { type: string; value: string }>(place: Place): Place {
  if (place.type === 'ip') return { ...place, value: canonicalIp(place.value) }
  if (place.type === 'ip_net') return { ...place, value: canonicalNet(place.value) }
  return place
}

/**
 * A filter kind that is null, absent or empty filters nothing (for empty lists, the mock's choice). A rule with several
 * kinds needs a match of each kind.
 */
const orNull = <T>(list: T[] | null | undefined): T[] | null => (list && list.length > 0 ? list : null)

/** Writes absent options as null. */
const protocolOf = (protocol: VpcFirewallRuleProtocol): VpcFirewallRuleProtocol =>
  protocol.type === 'icmp' && protocol.value
    ? { ...protocol, value: { code: null, ...protocol.value } }
    : protocol

const filtersOf = ({ hosts, ports, protocols }: VpcFirewallRuleFilter): VpcFirewallRuleFilter => ({
  hosts: orNull(hosts?.map(canonical)),
  ports: orNull(ports),
  protocols: orNull(protocols?.map(protocolOf)),
})

/** @throws 400 when a VPC cannot have these rules */
function checkRules(rules: readonly VpcFirewallRuleUpdate[]) {
  if (rules.length > MAX_RULES)
    throw invalidValue(
      'rules',
      `at most ${MAX_RULES} rules are allowed for a VPC, ${rules.length} were given`,
    )
  const names = rules.map(({ name }) => name)
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
  if (twice.length > 0)
    throw invalidValue('rules', `rule names must be unique, these are not: ${twice.join(', ')}`)
  for (const { targets, filters } of rules) {
    const { hosts, ports, protocols } = filters
    for (const [label, list] of [
      ['targets', targets],
      ['filters.hosts', hosts],
      ['filters.ports', ports],
      ['filters.protocols', protocols],
    ] as const)
      if (list && list.length > MAX_PARTS)
        throw invalidValue(label, `at most ${MAX_PARTS} are allowed in a rule, ${list.length} were given`)
    for (const port of ports ?? []) checkRange('l4_port_range', port)
    for (const protocol of protocols ?? [])
      if (protocol.type === 'icmp' && protocol.value?.code) checkRange('code', protocol.value.code)
  }
}

/** All rules of a VPC, by name. The list has no pages. */
const rulesOf = ({ world }: Region, vpcId: string) => ({
  rules: [...(world.firewalls.get(vpcId)?.rules ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)),
})

/** The firewall of a VPC. Its rules are read and replaced as one list. Rule: NET-10. */
export const firewallHandlers = handlersOf({
  vpcFirewallRulesView: ({ args, region }) => rulesOf(region, vpcOf(region, args).id),
  vpcFirewallRulesUpdate({ args, region }) {
    const vpc = vpcOf(region, args, 'collaborator')
    const updates = args.body.rules ?? []
    checkRules(updates)
    const now = region.timestamp()
    // Each replacement creates new rules with new ids, even for rules that did not change.
    const replacement = region.random.next()
    const rules = updates.map((rule): VpcFirewallRule => ({
      id: idOf(`firewall-rule ${vpc.id} ${rule.name} ${replacement}`),
      ...checkNamed(rule),
      action: rule.action,
      direction: rule.direction,
      filters: filtersOf(rule.filters),
      priority: rule.priority,
      status: rule.status,
      targets: rule.targets.map(canonical),
      vpcId: vpc.id,
      timeCreated: now,
      timeModified: now,
    }))
    region.world.firewalls.update(vpc.id, { rules })
    return rulesOf(region, vpc.id)
  },
})
