import { ipVersion, isInNetwork } from '../ip'
import { decideFirewall, type FirewallDecision } from './decideFirewall'
import { findRoute, type FoundRoute } from './findRoute'
import {
  privateAddressOf,
  hasAddress,
  isOfVpc,
  isSameIp,
  type ReachExternalIp,
  type ReachInterface,
  type ReachNetwork,
  type Traffic,
} from './reachNetwork'

// The way of a packet, hop by hop, to where it arrives or is stopped. Rule: NET-19.

/** One step of a packet. `passes` is false only for the last one, which stops it. */
export type Hop =
  | {
      kind: 'firewall'
      direction: 'inbound' | 'outbound'
      at: ReachInterface
      decision: FirewallDecision
      passes: boolean
    }
  /** @property why `none`: no route; `drop`; `unowned`: no interface has the address that the route leads to */
  | {
      kind: 'route'
      at: ReachInterface
      found: FoundRoute | undefined
      passes: boolean
      why?: 'none' | 'drop' | 'unowned'
    }
  /** An interface that passes on what is not its own: to the destination (`in`), from the source (`out`). */
  | { kind: 'transit'; way: 'in' | 'out'; at: ReachInterface; address: string; passes: boolean }
  /** A packet goes round in a circle. */
  | { kind: 'circle'; at: ReachInterface; passes: false }
  /**
   * The way out. `private`: the destination is an address of the VPC. `secondary`: external addresses belong to the
   * primary interface. `noAddress`: the instance has none of this IP version. `notAttached`: none that the gateway
   * gives out.
   */
  | {
      kind: 'exit'
      at: ReachInterface
      gateway: string
      address?: string
      passes: boolean
      why?: 'private' | 'secondary' | 'noAddress' | 'notAttached'
    }
  /**
   * The way in, to an external address. `private`: private addresses are not reached from outside. `secondary`,
   * `noAddress`: as above, without shared addresses, which lead only out. `unowned`: no instance of the VPC has it.
   */
  | {
      kind: 'entry'
      at?: ReachInterface
      address?: string
      passes: boolean
      why?: 'private' | 'secondary' | 'noAddress' | 'unowned'
    }

/** What is asked: a packet from an interface or from an address outside, to an interface or to an address. */
export interface ReachQuestion {
  /** The address of the sender. */
  source: string
  /** The interface that sends it; undefined if the source is outside the VPC. */
  from: ReachInterface | undefined
  /** The interface that is to get it. From outside, its external address is meant. */
  to: ReachInterface | undefined
  /** The address that the packet is for; ignored from outside if `to` is given. */
  destination: string
  traffic: Traffic
}

/** The way of a packet. */
export interface PacketTrace {
  /** `oneWay`: it arrives, and the replies are stopped on their way. */
  verdict: 'yes' | 'no' | 'oneWay'
  hops: readonly Hop[]
  /** The way of the replies, where it is asked. The firewall lets replies pass. */
  replies: readonly Hop[]
  /** The ids of instances whose external addresses decide and are not read yet: the trace is not final. */
  needs: readonly string[]
}

/** How a packet is traced: replies pass the firewall, and leave by the address that the packet was for. */
interface Tracing {
  isReply: boolean
  /** The external address that a reply has to leave by. */
  by?: string | undefined
}

/** The order in which an instance uses its external addresses on the way out. */
const outOrder: readonly ReachExternalIp['kind'][] = ['floating', 'ephemeral', 'snat']

class Tracer {
  readonly hops: Hop[] = []
  readonly needs = new Set<string>()

  constructor(
    private readonly network: ReachNetwork,
    private readonly packet: { source: string; destination: string; traffic: Traffic },
    private readonly tracing: Tracing,
  ) {}

  /** Adds a hop. @returns whether the packet goes on */
  private add(hop: Hop): boolean {
    this.hops.push(hop)
    return hop.passes
  }

  private passesFirewall(direction: 'inbound' | 'outbound', at: ReachInterface): boolean {
    if (this.tracing.isReply) return true
    const { source, destination, traffic } = this.packet
    const other = direction === 'inbound' ? source : destination
    const decision = decideFirewall({ direction, at, other, traffic }, this.network)
    return this.add({ kind: 'firewall', direction, at, decision, passes: decision.passes })
  }

  private passesTransit(way: 'in' | 'out', at: ReachInterface): boolean {
    const address = way === 'in' ? this.packet.destination : this.packet.source
    const passes = at.transitIps.some((network) => isInNetwork(address, network))
    return this.add({ kind: 'transit', way, at, address, passes })
  }

  /** Follows the routes from an interface. */
  follow(from: ReachInterface): void {
    const seen = new Set<string>()
    let at = from
    while (!seen.has(at.id)) {
      seen.add(at.id)
      if (at !== from && !this.passesTransit('out', at)) return
      if (!this.passesFirewall('outbound', at)) return
      const next = this.afterRoute(at)
      if (!next) return
      const isThere = hasAddress(next, this.packet.destination)
      if (!isThere && !this.passesTransit('in', next)) return
      if (!this.passesFirewall('inbound', next) || isThere) return
      at = next
    }
    this.add({ kind: 'circle', at, passes: false })
  }

  /** The interface that the route of a packet leads to; undefined if it leaves the VPC or is stopped. */
  private afterRoute(at: ReachInterface): ReachInterface | undefined {
    const { destination } = this.packet
    const found = findRoute(at, destination, this.network)
    const stop = (why: 'none' | 'drop' | 'unowned') => {
      this.add({ kind: 'route', at, found, passes: false, why })
      return undefined
    }
    if (!found) return stop('none')
    switch (found.next.kind) {
      case 'drop':
        return stop('drop')
      case 'unowned':
        return stop('unowned')
      case 'gateway':
        this.add({ kind: 'route', at, found, passes: true })
        this.leave(at, found.next.gateway)
        return undefined
      case 'interface':
        this.add({ kind: 'route', at, found, passes: true })
        return found.next.to
      case 'owner': {
        const owner = this.network.interfaces.find((candidate) => hasAddress(candidate, destination))
        if (!owner) return stop('unowned')
        this.add({ kind: 'route', at, found, passes: true })
        return owner
      }
    }
  }

  /** Leaves the VPC by a gateway, with an external address that the gateway gives out. */
  private leave(at: ReachInterface, { name: gateway, poolIds, addresses }: ReachNetwork['gateways'][number]) {
    const { source, destination } = this.packet
    const stop = (why: 'private' | 'secondary' | 'noAddress' | 'notAttached') =>
      this.add({ kind: 'exit', at, gateway, passes: false, why })
    if (isOfVpc(destination, this.network)) return stop('private')
    if (!at.isPrimary) return stop('secondary')
    // An external subnet is routed as it is.
    if (at.externalSubnets.some((network) => isInNetwork(source, network)))
      return this.add({ kind: 'exit', at, gateway, address: source, passes: true })
    if (!at.external) this.needs.add(at.instanceId)
    const version = ipVersion(destination)
    const own = (at.external ?? []).filter(({ ip }) => ipVersion(ip) === version)
    if (own.length === 0) return stop('noAddress')
    const { by } = this.tracing
    const given = own
      .filter(
        ({ ip, ipPoolId }) =>
          poolIds.includes(ipPoolId) || addresses.some((address) => isSameIp(address, ip)),
      )
      .filter(({ ip }) => by === undefined || isSameIp(ip, by))
      .sort((a, b) => outOrder.indexOf(a.kind) - outOrder.indexOf(b.kind))
    const [first] = given
    if (!first) return stop('notAttached')
    return this.add({ kind: 'exit', at, gateway, address: first.ip, passes: true })
  }

  /** Enters the VPC from outside. @returns the interface, if the packet gets to one */
  enter(to: ReachInterface | undefined): { at: ReachInterface; address: string } | undefined {
    const { source, destination } = this.packet
    const stop = (why: 'private' | 'secondary' | 'noAddress' | 'unowned', at?: ReachInterface) => {
      this.add({ kind: 'entry', passes: false, why, ...(at && { at }) })
      return undefined
    }
    const pass = (at: ReachInterface, address: string) => {
      this.add({ kind: 'entry', at, address, passes: true })
      return { at, address }
    }
    if (!to) {
      if (isOfVpc(destination, this.network)) return stop('private')
      return this.ownerOf(destination, pass) ?? stop('unowned')
    }
    if (!to.isPrimary) return stop('secondary', to)
    if (!to.external) this.needs.add(to.instanceId)
    const version = ipVersion(source)
    const reached = (to.external ?? [])
      .filter(({ ip, kind }) => kind !== 'snat' && ipVersion(ip) === version)
      .sort((a, b) => outOrder.indexOf(a.kind) - outOrder.indexOf(b.kind))
    const [first] = privateAddressOf(to, version ?? 4) === undefined ? [] : reached
    return first ? pass(to, first.ip) : stop('noAddress', to)
  }

  /** The primary interface of the instance that has an external address or an external subnet with it. */
  private ownerOf<Found>(
    destination: string,
    found: (at: ReachInterface, address: string) => Found,
  ): Found | undefined {
    const version = ipVersion(destination)
    const able = this.network.interfaces.filter(
      (candidate) => candidate.isPrimary && version && privateAddressOf(candidate, version) !== undefined,
    )
    for (const at of able) {
      if (at.externalSubnets.some((network) => isInNetwork(destination, network)))
        return found(at, destination)
      if (at.external?.some(({ ip, kind }) => kind !== 'snat' && isSameIp(ip, destination)))
        return found(at, destination)
    }
    for (const { instanceId, external } of able) if (!external) this.needs.add(instanceId)
    return undefined
  }

  /** Passes the firewall of the interface that a packet from outside gets to. */
  arrive(at: ReachInterface): boolean {
    return this.passesFirewall('inbound', at)
  }
}

const arrives = (hops: readonly Hop[]) => hops.every(({ passes }) => passes)

/** The way of a packet through a VPC, and that of its replies if it arrives. */
export function tracePacket(question: ReachQuestion, network: ReachNetwork): PacketTrace {
  const { source, from, to, destination, traffic } = question
  const tracer = new Tracer(network, { source, destination, traffic }, { isReply: false })
  const replying = (at: ReachInterface, address: string, by?: string) => {
    const back = new Tracer(network, { source: address, destination: source, traffic }, { isReply: true, by })
    back.follow(at)
    return back
  }
  let back: Tracer | undefined
  if (from) {
    tracer.follow(from)
    const receiver = network.interfaces.find((candidate) => hasAddress(candidate, destination))
    if (receiver && arrives(tracer.hops)) back = replying(receiver, destination)
  } else {
    const entered = tracer.enter(to)
    // Replies leave by the address that the packet was for.
    if (entered && tracer.arrive(entered.at)) back = replying(entered.at, entered.address, entered.address)
  }
  const replies = back?.hops ?? []
  return {
    verdict: !arrives(tracer.hops) ? 'no' : arrives(replies) ? 'yes' : 'oneWay',
    hops: tracer.hops,
    replies,
    needs: [...new Set([...tracer.needs, ...(back?.needs ?? [])])],
  }
}
