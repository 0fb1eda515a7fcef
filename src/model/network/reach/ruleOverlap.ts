import type { VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from '#store/api/generated/types'
import { hostKey } from '../changedRules'
import { bitsOf, firstNumberOf, ipVersion, networkOf, type IpVersion } from '../ip'
import { byPrecedence, rangeBounds } from './decideFirewall'
import type { ReachRule } from './reachNetwork'

// What two rules of a firewall have to do with each other, by their texts alone. Rule: NET-20.

type Range = readonly [first: number, last: number]

/** A target or a host filter; an address or a network also has its first and last number. */
interface ReadHost {
  type: VpcFirewallRuleTarget['type']
  value: string
  key: string
  span: { version: IpVersion; first: bigint; last: bigint } | undefined
}

/** A rule with its parts read once: each is compared with many others. */
interface ReadRule {
  rule: ReachRule
  targets: readonly ReadHost[]
  hosts: readonly ReadHost[]
  protocols: readonly VpcFirewallRuleProtocol[]
  /** Ranges that touch are one. */
  ports: readonly Range[]
}

function readHost({ type, value }: VpcFirewallRuleTarget): ReadHost {
  const read = { type, value, key: hostKey({ type, value }) }
  const version = type === 'ip' ? ipVersion(value) : undefined
  const network =
    type === 'ip_net' ? networkOf(value) : version && { version, address: value, width: bitsOf(version) }
  if (!network) return { ...read, span: undefined }
  const first = firstNumberOf(network)
  const last = first + (1n << BigInt(bitsOf(network.version) - network.width)) - 1n
  return { ...read, span: { version: network.version, first, last } }
}

function joinedRanges(ranges: readonly string[]): Range[] {
  const joined: [number, number][] = []
  for (const [first, last] of ranges.map(rangeBounds).sort((a, b) => a[0] - b[0])) {
    const before = joined.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else joined.push([first, last])
  }
  return joined
}

const readRule = (rule: ReachRule): ReadRule => ({
  rule,
  targets: rule.targets.map(readHost),
  hosts: (rule.filters.hosts ?? []).map(readHost),
  protocols: rule.filters.protocols ?? [],
  ports: joinedRanges(rule.filters.ports ?? []),
})

/** Whether a target or host filter stands for all that another one stands for. */
function coversHost(outer: ReadHost, inner: ReadHost, vpc: string): boolean {
  if (outer.key === inner.key) return true
  // Subnets and instances are of the VPC.
  if (outer.type === 'vpc')
    return outer.value === vpc && (inner.type === 'subnet' || inner.type === 'instance')
  const [a, b] = [outer.span, inner.span]
  return (
    a !== undefined && b !== undefined && a.version === b.version && a.first <= b.first && b.last <= a.last
  )
}

/** Whether a target stands for all interfaces that another one stands for. Every target is within the VPC. */
const coversTarget = (outer: ReadHost, inner: ReadHost, vpc: string) =>
  (outer.type === 'vpc' && outer.value === vpc) || coversHost(outer, inner, vpc)

/** Whether a protocol filter stands for all that another one stands for. */
function coversProtocol(outer: VpcFirewallRuleProtocol, inner: VpcFirewallRuleProtocol): boolean {
  if (outer.type !== inner.type) return false
  if (!('value' in outer) || !outer.value) return true
  if (!('value' in inner) || inner.value?.icmpType !== outer.value.icmpType) return false
  if (!outer.value.code) return true
  if (!inner.value.code) return false
  const [[first, last], [from, to]] = [rangeBounds(outer.value.code), rangeBounds(inner.value.code)]
  return first <= from && to <= last
}

/** Whether a list covers another one. An empty list stands for everything. */
const coversAll = <Item>(
  outer: readonly Item[],
  inner: readonly Item[],
  covers: (outer: Item, inner: Item) => boolean,
) =>
  outer.length === 0 ||
  (inner.length > 0 && inner.every((item) => outer.some((other) => covers(other, item))))

/** Whether a rule applies to everything that another one applies to. */
const coversRule = (outer: ReadRule, inner: ReadRule, vpc: string): boolean =>
  outer.rule.direction === inner.rule.direction &&
  inner.targets.every((target) => outer.targets.some((other) => coversTarget(other, target, vpc))) &&
  coversAll(outer.hosts, inner.hosts, (a, b) => coversHost(a, b, vpc)) &&
  coversAll(outer.protocols, inner.protocols, coversProtocol) &&
  coversAll(outer.ports, inner.ports, (a, b) => a[0] <= b[0] && b[1] <= a[1])

/** Why a rule never decides. */
export type NeverApplies =
  /** The rule of that name always comes first. */
  | { kind: 'covered'; by: string }
  /** All of its targets, or all of its host filters, are other VPCs. */
  | { kind: 'otherVpc' }
  /** It has port filters, and only protocols without ports. */
  | { kind: 'noPorts' }

const isWithoutPorts = ({ type }: VpcFirewallRuleProtocol) => type === 'icmp' || type === 'icmp6'

function ownReason({ targets, hosts, protocols, ports }: ReadRule, vpc: string): NeverApplies | undefined {
  const isOther = ({ type, value }: ReadHost) => type === 'vpc' && value !== vpc
  if (targets.every(isOther) || (hosts.length > 0 && hosts.every(isOther))) return { kind: 'otherVpc' }
  return ports.length > 0 && protocols.length > 0 && protocols.every(isWithoutPorts)
    ? { kind: 'noPorts' }
    : undefined
}

/** The enabled rules that never decide, by name: why each does not. Whether what they name exists is not looked up. */
export function rulesThatNeverApply(rules: readonly ReachRule[], vpc: string): Map<string, NeverApplies> {
  const never = new Map<string, NeverApplies>()
  const deciding: ReadRule[] = []
  for (const rule of rules.filter(({ status }) => status === 'enabled').sort(byPrecedence)) {
    const read = readRule(rule)
    const own = ownReason(read, vpc)
    const by = own ? undefined : deciding.find((other) => coversRule(other, read, vpc))
    if (own) never.set(rule.name, own)
    else if (by) never.set(rule.name, { kind: 'covered', by: by.rule.name })
    else deciding.push(read)
  }
  return never
}

/** Whether two lists have something in common. An empty list stands for everything. */
const meets = <Item>(
  a: readonly Item[],
  b: readonly Item[],
  canMeet: (one: Item, other: Item) => boolean,
): boolean => a.length === 0 || b.length === 0 || a.some((one) => b.some((other) => canMeet(one, other)))

/** Whether two targets or host filters can stand for the same thing: not two instances, subnets, or separate networks. */
function hostsMeet(a: ReadHost, b: ReadHost): boolean {
  if (a.span && b.span)
    return a.span.version === b.span.version && a.span.first <= b.span.last && b.span.first <= a.span.last
  return a.type !== b.type || a.value === b.value
}

const protocolsMeet = (a: VpcFirewallRuleProtocol, b: VpcFirewallRuleProtocol) =>
  coversProtocol(a, b) || coversProtocol(b, a)

/** The enabled rules of the same priority with the opposite action that can apply to the same traffic as this one. */
export function clashingRules(rule: ReachRule, rules: readonly ReachRule[]): ReachRule[] {
  if (rule.status !== 'enabled') return []
  const read = readRule(rule)
  return rules.filter(({ name, status, direction, priority, action, ...rest }) => {
    if (name === rule.name || status !== 'enabled' || direction !== rule.direction) return false
    if (priority !== rule.priority || action === rule.action) return false
    const other = readRule({ name, status, direction, priority, action, ...rest })
    return (
      meets(read.targets, other.targets, hostsMeet) &&
      meets(read.hosts, other.hosts, hostsMeet) &&
      meets(read.protocols, other.protocols, protocolsMeet) &&
      meets(read.ports, other.ports, (a, b) => a[0] <= b[1] && b[0] <= a[1])
    )
  })
}
