import type {
  VpcFirewallRuleHostFilter,
  VpcFirewallRuleProtocol,
  VpcFirewallRuleTarget,
} from '#store/api/generated/types'
import { isInNetwork } from '../ip'
import { numberRangeOf } from '../portRange'
import {
  blocksOf,
  hasAddress,
  isOfVpc,
  isSameIp,
  type ReachInterface,
  type ReachNetwork,
  type ReachRule,
  type Traffic,
} from './reachNetwork'

// The firewall of a VPC, asked about one packet at one interface. Rule: NET-17.

/** The order in which rules are evaluated: the lowest priority number first, then deny before allow, then by name. */
export const byPrecedence = (
  a: Pick<ReachRule, 'priority' | 'action' | 'name'>,
  b: Pick<ReachRule, 'priority' | 'action' | 'name'>,
): number =>
  a.priority - b.priority ||
  Number(a.action === 'allow') - Number(b.action === 'allow') ||
  a.name.localeCompare(b.name, undefined, { numeric: true })

/** The bounds of a number or a range. */
export function rangeBounds(range: string): [first: number, last: number] {
  const [first = '', last = first] = numberRangeOf(range).split('-')
  return [Number(first), Number(last)]
}

const isInRange = (value: number, range: string) => {
  const [first, last] = rangeBounds(range)
  return first <= value && value <= last
}

type TargetNetwork = Pick<ReachNetwork, 'vpc' | 'subnets'>

/** Whether a target of a rule stands for an interface. */
export function isTarget(
  { type, value }: VpcFirewallRuleTarget,
  at: ReachInterface,
  { vpc, subnets }: TargetNetwork,
): boolean {
  switch (type) {
    case 'vpc':
      return value === vpc
    case 'subnet':
      return subnets.some(({ id, name }) => name === value && id === at.subnetId)
    case 'instance':
      return value === at.instance
    case 'ip':
      return hasAddress(at, value)
    case 'ip_net':
      return at.addresses.some((address) => isInNetwork(address, value))
    default:
      return false
  }
}

type HostNetwork = Pick<ReachNetwork, 'vpc' | 'subnets' | 'interfaces'>

/** Whether a host filter stands for the address of the other end. */
export function isHost(
  { type, value }: VpcFirewallRuleHostFilter,
  address: string,
  network: HostNetwork,
): boolean {
  switch (type) {
    case 'vpc':
      return value === network.vpc && isOfVpc(address, network)
    case 'subnet':
      return network.subnets.some(
        (subnet) => subnet.name === value && blocksOf(subnet).some((block) => isInNetwork(address, block)),
      )
    case 'instance':
      return network.interfaces.some(
        (candidate) => candidate.instance === value && hasAddress(candidate, address),
      )
    case 'ip':
      return isSameIp(value, address)
    case 'ip_net':
      return isInNetwork(address, value)
    default:
      return false
  }
}

/** Whether a protocol filter stands for the traffic, whatever its port. */
function isProtocol(protocol: VpcFirewallRuleProtocol, traffic: Traffic): boolean {
  if (protocol.type !== traffic.type) return false
  if (!('value' in protocol) || !protocol.value || !('icmpType' in traffic)) return true
  const { icmpType, code } = protocol.value
  return icmpType === traffic.icmpType && (!code || isInRange(traffic.code, code))
}

/** Why a rule of the packet's direction does not apply to it. */
type Mismatch = 'disabled' | 'target' | 'host' | 'protocol' | 'port'

/** A list that is missing or empty stands for everything. */
const isAny = (list: readonly unknown[] | null | undefined): list is null | undefined | readonly [] =>
  !list || list.length === 0

/** Whether the port filters of a rule let it apply: traffic without ports meets none. */
const isPort = (ports: readonly string[] | null | undefined, traffic: Traffic) =>
  isAny(ports) || ('port' in traffic && ports.some((range) => isInRange(traffic.port, range)))

const isAnyProtocol = (protocols: readonly VpcFirewallRuleProtocol[] | null | undefined, traffic: Traffic) =>
  isAny(protocols) || protocols.some((protocol) => isProtocol(protocol, traffic))

/** Whether the protocol and port filters of a rule stand for the traffic. */
export const isOfTraffic = ({ filters: { protocols, ports } }: ReachRule, traffic: Traffic): boolean =>
  isAnyProtocol(protocols, traffic) && isPort(ports, traffic)

/** What keeps a rule from a packet between an interface and an address: none if it applies, at most two of it. */
function mismatches(
  { status, targets, filters: { hosts, protocols, ports } }: ReachRule,
  { at, other, traffic }: FirewallQuestion,
  network: HostNetwork,
): Mismatch[] {
  // Addresses are compared last, since they have to be parsed.
  const checks: readonly (readonly [Mismatch, () => boolean])[] = [
    ['disabled', () => status !== 'disabled'],
    ['protocol', () => isAnyProtocol(protocols, traffic)],
    ['port', () => isPort(ports, traffic)],
    ['target', () => targets.some((target) => isTarget(target, at, network))],
    ['host', () => isAny(hosts) || hosts.some((host) => isHost(host, other, network))],
  ]
  const found: Mismatch[] = []
  for (const [mismatch, holds] of checks) if (found.length < 2 && !holds()) found.push(mismatch)
  return found
}

/** What a firewall is asked: about a packet that enters or leaves an interface. */
export interface FirewallQuestion {
  direction: 'inbound' | 'outbound'
  at: ReachInterface
  /** The address of the other end. */
  other: string
  traffic: Traffic
}

/** A rule that would have decided otherwise, and the one thing that keeps it from it. */
export interface NearMiss {
  rule: ReachRule
  /** `outranked`: it applies, and the deciding rule comes before it. */
  obstacle: Mismatch | 'outranked'
}

/** What a firewall does with a packet. */
export interface FirewallDecision {
  passes: boolean
  /** Undefined if no rule applies: then inbound packets are stopped and outbound ones pass. */
  rule: ReachRule | undefined
  near: readonly NearMiss[]
}

/** The answer of the firewall about a packet. Replies to what it lets pass are not asked: they pass. Rule: NET-17. */
export function decideFirewall(
  asked: FirewallQuestion,
  network: Pick<ReachNetwork, 'rules'> & HostNetwork,
): FirewallDecision {
  const rules = network.rules.filter(({ direction }) => direction === asked.direction).sort(byPrecedence)
  const found = rules.map((rule) => ({ rule, kept: mismatches(rule, asked, network) }))
  const decisive = found.find(({ kept }) => kept.length === 0)?.rule
  const passes = decisive ? decisive.action === 'allow' : asked.direction === 'outbound'
  const near = found.flatMap(({ rule, kept }): NearMiss[] => {
    if (rule === decisive || (rule.action === 'allow') === passes) return []
    const isLate = decisive !== undefined && byPrecedence(decisive, rule) < 0
    const obstacles = isLate ? [...kept, 'outranked' as const] : kept
    const [obstacle] = obstacles
    return obstacle && obstacles.length === 1 ? [{ rule, obstacle }] : []
  })
  return { passes, rule: decisive, near }
}
