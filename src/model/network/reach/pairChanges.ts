import type { VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from '#store/api/generated/types'
import { MAX_PORT } from '../../limits'
import { hostKey } from '../changedRules'
import type { IpVersion } from '../ip'
import { protocolName, protocolText } from '../protocolText'
import { byPrecedence, isHost, isOfTraffic, isTarget, rangeBounds } from './decideFirewall'
import { outsideCells } from './outsideCells'
import {
  privateAddressOf,
  type ReachInterface,
  type ReachNetwork,
  type ReachRule,
  type Traffic,
} from './reachNetwork'

// What another list of rules changes: which instances can send what to which others. The firewall alone is compared,
// since routes stay as they are. Rule: NET-21.

/** What one end can send to another one with the new rules and could not before, or the other way round. */
export interface PairChange {
  /** The name of an instance, a network, or undefined for any other address outside. */
  from: string | undefined
  to: string | undefined
  /** "TCP 443", "UDP", "ICMP". */
  gained: readonly string[]
  lost: readonly string[]
}

/** One end: an interface, or an address outside. */
interface End {
  name: string | undefined
  at: ReachInterface | undefined
  address: string
}

/** Traffic that is the same to all rules, with its ports or its ICMP filter. */
interface TrafficCell {
  traffic: Traffic
  /** For traffic with ports, the first and the last one. */
  ports?: readonly [number, number]
  text: string
}

const partsOf = (rule: ReachRule) =>
  JSON.stringify([rule.direction, rule.action, rule.priority, rule.status, rule.targets, rule.filters])

/** The rules of both lists that the other one has not, or has otherwise. */
function changedBetween(before: readonly ReachRule[], after: readonly ReachRule[]): ReachRule[] {
  const [a, b] = [new Set(before.map(partsOf)), new Set(after.map(partsOf))]
  return [
    ...before.filter((rule) => !b.has(partsOf(rule))),
    ...after.filter((rule) => !a.has(partsOf(rule))),
  ].filter(({ status }) => status === 'enabled')
}

/** The ports cut where a rule begins or ends. */
function portCells(rules: readonly ReachRule[], type: 'tcp' | 'udp'): TrafficCell[] {
  const starts = new Set([1])
  for (const { filters } of rules)
    for (const [first, last] of (filters.ports ?? []).map(rangeBounds)) {
      starts.add(first)
      if (last < MAX_PORT) starts.add(last + 1)
    }
  const sorted = [...starts].sort((a, b) => a - b)
  return sorted.map((first, index) => ({
    traffic: { type, port: first },
    ports: [first, (sorted[index + 1] ?? MAX_PORT + 1) - 1],
    text: protocolName(type),
  }))
}

/** The types and codes of ICMP that rules name, and one that none of them does. */
function icmpCells(rules: readonly ReachRule[], type: 'icmp' | 'icmp6'): TrafficCell[] {
  const named = new Map<number, VpcFirewallRuleProtocol>()
  for (const { filters } of rules)
    for (const protocol of filters.protocols ?? [])
      if (protocol.type === type && protocol.value)
        named.set(protocol.value.icmpType, { type, value: { icmpType: protocol.value.icmpType } })
  let other = 0
  while (named.has(other)) other += 1
  return [
    ...[...named].map(([icmpType, protocol]) => ({
      traffic: { type, icmpType, code: 0 },
      text: protocolText(protocol),
    })),
    {
      traffic: { type, icmpType: other, code: 0 },
      text: named.size > 0 ? `other ${protocolName(type)}` : protocolName(type),
    },
  ]
}

/** "TCP 443", "UDP 8000-8080"; "TCP" for all ports. Cells that follow each other are one. */
function cellTexts(cells: readonly TrafficCell[]): string[] {
  const runs: { text: string; ports?: readonly [number, number] }[] = []
  for (const { text, ports } of cells) {
    const before = runs.at(-1)
    if (before?.text === text && before.ports && ports && before.ports[1] + 1 === ports[0])
      before.ports = [before.ports[0], ports[1]]
    else runs.push({ text, ...(ports && { ports }) })
  }
  return runs.map(({ text, ports }) => {
    if (!ports || (ports[0] === 1 && ports[1] === MAX_PORT)) return text
    return `${text} ${ports[0] === ports[1] ? ports[0] : ports.join('-')}`
  })
}

/** The comparison of two lists of rules for the ends of one IP version. */
class PairComparison {
  private readonly ends: readonly End[]
  private readonly cells: readonly TrafficCell[]
  private readonly standing = new Map<string, ReadonlySet<End>>()

  constructor(
    private readonly network: ReachNetwork,
    private readonly after: readonly ReachRule[],
    private readonly changed: readonly ReachRule[],
    version: IpVersion,
  ) {
    const all = [...network.rules, ...after]
    this.cells = [
      ...portCells(all, 'tcp'),
      ...portCells(all, 'udp'),
      ...icmpCells(all, version === 4 ? 'icmp' : 'icmp6'),
    ]
    const interfaces = network.interfaces.flatMap((at): End[] => {
      const address = privateAddressOf(at, version)
      return address === undefined ? [] : [{ name: at.instance, at, address }]
    })
    const outside = outsideCells({ ...network, rules: changed, routes: new Map() }, version).map(
      (cell): End => ({ name: cell.network, at: undefined, address: cell.address }),
    )
    this.ends = [...interfaces, ...outside]
  }

  /** The ends that a target or a host filter stands for, computed once for each. */
  private endsOf(kind: 'target' | 'host', host: VpcFirewallRuleTarget): ReadonlySet<End> {
    const key = `${kind} ${hostKey(host)}`
    const known = this.standing.get(key)
    if (known) return known
    const found = new Set(
      this.ends.filter(({ at, address }) =>
        kind === 'target'
          ? at !== undefined && isTarget(host, at, this.network)
          : isHost(host, address, this.network),
      ),
    )
    this.standing.set(key, found)
    return found
  }

  /** Whether a rule is for traffic from one end to another. */
  private isFor({ direction, targets, filters: { hosts } }: ReachRule, from: End, to: End): boolean {
    const [own, other] = direction === 'inbound' ? [to, from] : [from, to]
    return (
      targets.some((target) => this.endsOf('target', target).has(own)) &&
      (!hosts || hosts.length === 0 || hosts.some((host) => this.endsOf('host', host).has(other)))
    )
  }

  /** Tells for traffic whether these rules let it pass from one end to another. */
  private passing(sorted: readonly ReachRule[], from: End, to: End): (traffic: Traffic) => boolean {
    const rules = sorted.filter((rule) => this.isFor(rule, from, to))
    const decides = (direction: ReachRule['direction'], traffic: Traffic) =>
      rules.find((rule) => rule.direction === direction && isOfTraffic(rule, traffic))?.action
    return (traffic) =>
      (from.at === undefined || (decides('outbound', traffic) ?? 'allow') === 'allow') &&
      (to.at === undefined || decides('inbound', traffic) === 'allow')
  }

  compare(): PairChange[] {
    const inOrder = (rules: readonly ReachRule[]) =>
      rules.filter(({ status }) => status === 'enabled').sort(byPrecedence)
    const [was, is] = [inOrder(this.network.rules), inOrder(this.after)]
    const changes: PairChange[] = []
    for (const from of this.ends)
      for (const to of this.ends) {
        // Interfaces of one instance do not need the network.
        if (from.at?.instanceId === to.at?.instanceId) continue
        const changed = this.changed.filter((rule) => this.isFor(rule, from, to))
        if (changed.length === 0) continue
        const [before, after] = [this.passing(was, from, to), this.passing(is, from, to)]
        const cells = this.cells
          .filter(({ traffic }) => changed.some((rule) => isOfTraffic(rule, traffic)))
          .map((cell) => ({ cell, was: before(cell.traffic), is: after(cell.traffic) }))
        const textsOf = (isGained: boolean) =>
          cellTexts(cells.filter((one) => one.was !== one.is && one.is === isGained).map(({ cell }) => cell))
        const [gained, lost] = [textsOf(true), textsOf(false)]
        if (gained.length + lost.length > 0) changes.push({ from: from.name, to: to.name, gained, lost })
      }
    return changes
  }
}

const joined = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]

/**
 * Which pairs of ends can send what to each other with other rules, and what they no longer can. Both IP versions, and the
 * interfaces of one instance, are one pair.
 */
export function pairChanges(network: ReachNetwork, after: readonly ReachRule[]): PairChange[] {
  const changed = changedBetween(network.rules, after)
  if (changed.length === 0) return []
  const pairs = new Map<string, PairChange>()
  for (const version of [4, 6] as const)
    for (const change of new PairComparison(network, after, changed, version).compare()) {
      const key = JSON.stringify([change.from, change.to])
      const { gained, lost } = pairs.get(key) ?? { gained: [], lost: [] }
      pairs.set(key, { ...change, gained: joined(gained, change.gained), lost: joined(lost, change.lost) })
    }
  return [...pairs.values()]
}
