import type {
  VpcFirewallRule,
  VpcFirewallRuleFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleUpdate,
} from '../../src/store/api/generated/types'
import { checkNamed } from '../access/lookup'
import { vpcOf } from '../access/vpcLookup'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { canonicalIp, canonicalNet } from '../rules/nets'
import { invalidValue } from '../wire/fault'

/** Most rules of a VPC. Source: §4.14. */
const MAX_RULES = 1024
/** Most targets of a rule, and most filters of each kind. */
const MAX_PARTS = 256

/** @throws 400 when a range of numbers runs backwards */
function checkRange(label: string, text: string) {
  const [first, last = first] = text.split('-')
  if (Number(first) > Number(last)) throw invalidValue(label, `the range "${text}" begins after its end`)
}

/** Addresses get their one spelling; names stay, whether or not something has them. */
function canonical<Place extends { type: string; value: string }>(place: Place): Place {
  if (place.type === 'ip') return { ...place, value: canonicalIp(place.value) }
  if (place.type === 'ip_net') return { ...place, value: canonicalNet(place.value) }
  return place
}

/** An empty list of filters is none, rather than one that nothing passes. Source: §2.6. */
const orNull = <T>(list: T[] | null | undefined): T[] | null => (list && list.length > 0 ? list : null)

/** Options that were left out are none. */
const protocolOf = (protocol: VpcFirewallRuleProtocol): VpcFirewallRuleProtocol =>
  protocol.type === 'icmp' && protocol.value
    ? { ...protocol, value: { code: null, ...protocol.value } }
    : protocol

const filtersOf = ({ hosts, ports, protocols }: VpcFirewallRuleFilter): VpcFirewallRuleFilter => ({
  hosts: orNull(hosts?.map(canonical)),
  ports: orNull(ports),
  protocols: orNull(protocols?.map(protocolOf)),
})

/** @throws 400 when a VPC cannot have those rules */
function checkRules(rules: readonly VpcFirewallRuleUpdate[]) {
  if (rules.length > MAX_RULES)
    throw invalidValue(
      'rules',
      `at most ${MAX_RULES} rules are allowed for a VPC, ${rules.length} were given`,
    )
  const names = rules.map(({ name }) => name)
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
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

/** The rules of a VPC by name: a list that has no pages. */
const rulesOf = ({ world }: Region, vpcId: string) => ({
  rules: [...(world.firewallRules.get(vpcId) ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1)),
})

/** The firewall of a VPC: its rules are seen and replaced all at once. Source: §3.24. */
export const firewallHandlers = handlersOf({
  vpcFirewallRulesView: ({ args, region }) => rulesOf(region, vpcOf(region, args).id),
  vpcFirewallRulesUpdate({ args, region }) {
    const vpc = vpcOf(region, args, 'collaborator')
    const wanted = args.body.rules ?? []
    checkRules(wanted)
    const now = region.timestamp()
    // Each replacement makes new rules with new ids, also where nothing changed.
    const replacement = region.random.next()
    const rules = wanted.map((rule): VpcFirewallRule => ({
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
    region.world.firewallRules.set(vpc.id, rules)
    return rulesOf(region, vpc.id)
  },
})
