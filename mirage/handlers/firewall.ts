import type {
  VpcFirewallRule,
  VpcFirewallRuleFilter,
  VpcFirewallRuleUpdate,
} from '../../src/store/api/generated/types'
import { invalidValue, unreadable } from '../fault'
import { checkNamed } from '../lookup'
import { ipText, netText, parseIp, parseNet } from '../nets'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { mandatoryVpc } from '../vpcLookup'

/** Most rules of a VPC. Source: §4.14. */
const MAX_RULES = 1024
/** Most targets of a rule, and most filters of each kind. */
const MAX_PARTS = 256

/** The two ends of `n` or `n-m`, or nothing when the text is neither. */
function endsOf(text: string): readonly [first: number, last: number] | undefined {
  const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? []
  return first === undefined ? undefined : [Number(first), Number(last)]
}

/** @throws 400 in the words of the wire when an end is none of the numbers there are */
function readRange(path: string, text: string, what: string, least: number, most: number) {
  if (!endsOf(text)?.every((end) => end >= least && end <= most))
    throw unreadable(path, `invalid ${what} "${text}"`)
}

/** @throws 400 when a range runs backwards */
function checkRange(label: string, text: string) {
  const [first, last] = endsOf(text) ?? [0, 0]
  if (first > last) throw invalidValue(label, `the range "${text}" begins after its end`)
}

/** Addresses get their one spelling; names are kept, whether or not something has them. */
function readPlace<Place extends { type: string; value: string }>(path: string, place: Place): Place {
  if (place.type === 'ip') return { ...place, value: ipText(parseIp(path, place.value)) }
  if (place.type === 'ip_net') return { ...place, value: netText(parseNet(path, place.value)) }
  return place
}

/** An empty list of filters is none, rather than one that nothing passes. Source: §2.6. */
const orNull = <T>(list: T[] | null | undefined): T[] | null => (list && list.length > 0 ? list : null)

function readFilters(path: string, filters: VpcFirewallRuleFilter): VpcFirewallRuleFilter {
  const { hosts, ports, protocols } = filters
  for (const [at, port] of (ports ?? []).entries()) readRange(`${path}.ports[${at}]`, port, 'port', 1, 65_535)
  return {
    hosts: orNull(hosts?.map((host, at) => readPlace(`${path}.hosts[${at}].value`, host))),
    ports: orNull(ports),
    protocols: orNull(
      protocols?.map((protocol, at) => {
        if (protocol.type !== 'icmp') return protocol
        if (!protocol.value) return { type: 'icmp', value: null }
        const { icmpType, code = null } = protocol.value
        if (code) readRange(`${path}.protocols[${at}].value.code`, code, 'ICMP code', 0, 255)
        return { type: 'icmp', value: { icmpType, code } }
      }),
    ),
  }
}

const readRule = (rule: VpcFirewallRuleUpdate, at: number): VpcFirewallRuleUpdate => ({
  ...rule,
  ...checkNamed(rule),
  filters: readFilters(`rules[${at}].filters`, rule.filters),
  targets: rule.targets.map((target, index) => readPlace(`rules[${at}].targets[${index}].value`, target)),
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
  vpcFirewallRulesView: ({ args, region }) => rulesOf(region, mandatoryVpc(region, args).id),
  vpcFirewallRulesUpdate({ args, region }) {
    const wanted = (args.body.rules ?? []).map(readRule)
    const vpc = mandatoryVpc(region, args, 'collaborator')
    checkRules(wanted)
    const now = region.timestamp()
    // Each replacement makes new rules with new ids, also where nothing changed.
    const replacement = region.random.next()
    const rules = wanted.map((rule): VpcFirewallRule => ({
      id: idOf(`firewall-rule ${vpc.id} ${rule.name} ${replacement}`),
      name: rule.name,
      description: rule.description,
      action: rule.action,
      direction: rule.direction,
      filters: rule.filters,
      priority: rule.priority,
      status: rule.status,
      targets: rule.targets,
      vpcId: vpc.id,
      timeCreated: now,
      timeModified: now,
    }))
    region.world.firewallRules.set(vpc.id, rules)
    return rulesOf(region, vpc.id)
  },
})
