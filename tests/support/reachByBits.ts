import type {
  ReachInterface,
  ReachNetwork,
  ReachRule,
  ReachRoute,
  Traffic,
} from '#model/network/reach/reachNetwork'
import type { ReachQuestion } from '#model/network/reach/tracePacket'

// A second evaluator of firewalls and routes, for tests: addresses are texts of bits, networks their beginnings, ports one
// mark for each. The rules paint over each other, the last one wins. It shares no code with the first one.

/** The bits of an address after the digit of its IP version: "4" and 32 of them, or "6" and 128. */
export function bitsOfAddress(address: string): string {
  if (!address.includes(':'))
    return `4${address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('')}`
  const [left = '', right] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(left), groups(right ?? '')]
  const middle =
    right === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `6${[...before, ...middle, ...after].map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('')}`
}

const beginningOf = (network: string) => {
  const [address = '', width = ''] = network.split('/')
  return bitsOfAddress(address).slice(0, 1 + Number(width))
}

const beginsWithAny = (bits: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => bits.startsWith(beginning))

interface PaintedRule {
  rule: ReachRule
  interfaces: ReadonlySet<string>
  /** Undefined: any. */
  hosts: readonly string[] | undefined
  protocols: readonly string[] | undefined
  ports: Uint8Array | undefined
}

/** A table that answers what happens to packets of a VPC, in events: "out web-1 allow-all", "route system default-v4". */
export class ReachByBits {
  private readonly rules: readonly PaintedRule[]
  private readonly own: readonly string[]
  private readonly byBits = new Map<string, ReachInterface>()

  constructor(private readonly network: ReachNetwork) {
    this.own = network.subnets.flatMap(({ ipv4Block, ipv6Block }) => [ipv4Block, ipv6Block]).map(beginningOf)
    for (const one of network.interfaces)
      for (const address of one.addresses) this.byBits.set(bitsOfAddress(address), one)
    const weight = ({ priority, action }: ReachRule) => priority * 2 + (action === 'allow' ? 1 : 0)
    const sorted = network.rules
      .filter(({ status }) => status === 'enabled')
      .map((rule) => this.painted(rule))
    // The heaviest first, so that the lightest paints last.
    sorted.sort((a, b) => weight(b.rule) - weight(a.rule) || (a.rule.name < b.rule.name ? 1 : -1))
    this.rules = sorted
  }

  private beginningsOf({ type, value }: { type: string; value: string }): string[] {
    if (type === 'ip') return [bitsOfAddress(value)]
    if (type === 'ip_net') return [beginningOf(value)]
    if (type === 'vpc') return value === this.network.vpc ? [...this.own] : []
    if (type === 'subnet')
      return this.network.subnets.flatMap((subnet) =>
        subnet.name === value ? [beginningOf(subnet.ipv4Block), beginningOf(subnet.ipv6Block)] : [],
      )
    return this.network.interfaces.flatMap(({ instance, addresses }) =>
      instance === value ? addresses.map(bitsOfAddress) : [],
    )
  }

  private painted(rule: ReachRule): PaintedRule {
    const { hosts, protocols, ports } = rule.filters
    const interfaces = new Set<string>()
    for (const target of rule.targets)
      for (const { id, subnetId, addresses } of this.network.interfaces) {
        const isIn =
          target.type === 'subnet'
            ? this.network.subnets.some((subnet) => subnet.id === subnetId && subnet.name === target.value)
            : addresses.some((address) => beginsWithAny(bitsOfAddress(address), this.beginningsOf(target)))
        if (isIn) interfaces.add(id)
      }
    let marks: Uint8Array | undefined
    if (ports && ports.length > 0) {
      marks = new Uint8Array(65_536)
      for (const range of ports) {
        const [first = 0, last = first] = range.split('-').map(Number)
        marks.fill(1, first, last + 1)
      }
    }
    return {
      rule,
      interfaces,
      hosts: hosts && hosts.length > 0 ? hosts.flatMap((host) => this.beginningsOf(host)) : undefined,
      protocols:
        protocols && protocols.length > 0
          ? protocols.flatMap((one) => {
              if (!('value' in one) || !one.value) return [one.type]
              const [first = 0, last = first] = (one.value.code ?? '0-255').split('-').map(Number)
              const { icmpType } = one.value
              return Array.from(
                { length: last - first + 1 },
                (_, index) => `${one.type} ${icmpType} ${first + index}`,
              )
            })
          : undefined,
      ports: marks,
    }
  }

  /** The last rule that paints a packet at an interface. */
  rulePainted(direction: string, id: string, other: string, traffic: Traffic): ReachRule | undefined {
    const keys = [
      traffic.type,
      'port' in traffic ? '' : `${traffic.type} ${traffic.icmpType} ${traffic.code}`,
    ]
    let painted: ReachRule | undefined
    for (const { rule, interfaces, hosts, protocols, ports } of this.rules)
      if (
        rule.direction === direction &&
        interfaces.has(id) &&
        (hosts === undefined || beginsWithAny(other, hosts)) &&
        (protocols === undefined || protocols.some((key) => keys.includes(key))) &&
        (ports === undefined || ('port' in traffic && ports[traffic.port] === 1))
      )
        painted = rule
    return painted
  }

  /** Whether the firewall lets a packet pass, and its event. */
  private paint(way: 'out' | 'in', at: ReachInterface, other: string, traffic: Traffic) {
    const rule = this.rulePainted(way === 'in' ? 'inbound' : 'outbound', at.id, other, traffic)
    const passes = rule === undefined ? way === 'out' : rule.action === 'allow'
    return { passes, event: `${way} ${at.name} ${rule?.name ?? '-'} ${passes ? 'passes' : 'stops'}` }
  }

  private exists({ target }: ReachRoute, version: string): boolean {
    switch (target.type) {
      case 'drop':
        return true
      case 'ip':
        return bitsOfAddress(target.value).startsWith(version)
      case 'instance':
        return this.receiverOf(target.value, version) !== undefined
      case 'internet_gateway':
        return this.network.gateways.some(({ name }) => name === target.value)
      case 'subnet':
        return this.network.subnets.some(({ name }) => name === target.value)
      default:
        return false
    }
  }

  private receiverOf(instance: string, version: string): ReachInterface | undefined {
    const able = this.network.interfaces.filter(
      (one) =>
        one.instance === instance && one.addresses.some((text) => bitsOfAddress(text).startsWith(version)),
    )
    return able.sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))[0]
  }

  private routeOf(
    at: ReachInterface,
    destination: string,
  ): { router: string; route: ReachRoute } | undefined {
    const version = destination.charAt(0)
    const subnet = this.network.subnets.find(({ id }) => id === at.subnetId)
    const ranked = this.network.routers.flatMap(({ id, name, kind }) => {
      const rank = id === subnet?.customRouterId ? 0 : kind === 'system' ? 1 : undefined
      if (rank === undefined) return []
      return (this.network.routes.get(id) ?? []).flatMap((route) =>
        this.exists(route, version)
          ? this.beginningsOf(route.destination)
              .filter((beginning) => beginning.startsWith(version) && destination.startsWith(beginning))
              .map((beginning) => ({
                router: name,
                route,
                key: [rank, 999 - beginning.length, route.name] as const,
              }))
          : [],
      )
    })
    return ranked.sort(
      (a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || (a.key[2] < b.key[2] ? -1 : 1),
    )[0]
  }

  private exitEvent(
    at: ReachInterface,
    gateway: string,
    source: string,
    destination: string,
    by?: string,
  ): string {
    if (beginsWithAny(destination, this.own)) return `exit ${gateway} private`
    if (!at.isPrimary) return `exit ${gateway} secondary`
    if (beginsWithAny(source, at.externalSubnets.map(beginningOf))) return `exit ${gateway} passes ${source}`
    const own = (at.external ?? []).filter(({ ip }) => bitsOfAddress(ip).charAt(0) === destination.charAt(0))
    if (own.length === 0) return `exit ${gateway} noAddress`
    const parts = this.network.gateways.find(({ name }) => name === gateway)
    const attached = (parts?.addresses ?? []).map(bitsOfAddress)
    for (const kind of ['floating', 'ephemeral', 'snat'])
      for (const { ip, ipPoolId, kind: own1 } of own) {
        const bits = bitsOfAddress(ip)
        const isGiven = attached.includes(bits) || parts?.poolIds.includes(ipPoolId)
        if (own1 === kind && isGiven && (by === undefined || by === bits))
          return `exit ${gateway} passes ${bits}`
      }
    return `exit ${gateway} notAttached`
  }

  private walk(
    at: ReachInterface,
    packet: { source: string; destination: string; traffic: Traffic; isReply: boolean; by?: string },
    path: readonly string[],
  ): string[] {
    const { source, destination, traffic, isReply, by } = packet
    if (path.includes(at.id)) return ['circle']
    const events: string[] = []
    const transit = (way: 'in' | 'out', one: ReachInterface, address: string) => {
      const passes = beginsWithAny(address, one.transitIps.map(beginningOf))
      events.push(`transit ${way} ${one.name} ${passes ? 'passes' : 'stops'}`)
      return passes
    }
    const firewall = (way: 'in' | 'out', one: ReachInterface) => {
      if (isReply) return true
      const { passes, event } = this.paint(way, one, way === 'in' ? source : destination, traffic)
      events.push(event)
      return passes
    }
    if (path.length > 0 && !transit('out', at, source)) return events
    if (!firewall('out', at)) return events
    const found = this.routeOf(at, destination)
    if (!found) return [...events, 'route none']
    const { router, route } = found
    const { target } = route
    const name = `route ${router} ${route.name}`
    if (target.type === 'drop') return [...events, `${name} drop`]
    if (target.type === 'internet_gateway')
      return [...events, `${name} passes`, this.exitEvent(at, target.value, source, destination, by)]
    const next =
      target.type === 'subnet'
        ? this.byBits.get(destination)
        : target.type === 'ip'
          ? this.byBits.get(bitsOfAddress(target.value))
          : this.receiverOf(target.value, destination.charAt(0))
    if (!next) return [...events, `${name} unowned`]
    events.push(`${name} passes`)
    const isThere = this.byBits.get(destination) === next
    if (!isThere && !transit('in', next, destination)) return events
    if (!firewall('in', next)) return events
    return isThere ? [...events, 'arrived'] : [...events, ...this.walk(next, packet, [...path, at.id])]
  }

  private owned(destination: string): ReachInterface | undefined {
    return this.network.interfaces.find(
      (one) =>
        one.isPrimary &&
        one.addresses.some((text) => bitsOfAddress(text).charAt(0) === destination.charAt(0)) &&
        (beginsWithAny(destination, one.externalSubnets.map(beginningOf)) ||
          one.external?.some(({ ip, kind }) => kind !== 'snat' && bitsOfAddress(ip) === destination)),
    )
  }

  private entry(
    source: string,
    destination: string,
    to: ReachInterface | undefined,
  ): [string, ReachInterface?, string?] {
    if (!to) {
      if (beginsWithAny(destination, this.own)) return ['entry private']
      const owner = this.owned(destination)
      return owner ? [`entry ${owner.name} passes`, owner, destination] : ['entry unowned']
    }
    if (!to.isPrimary) return ['entry secondary']
    const isAble = to.addresses.some((text) => bitsOfAddress(text).charAt(0) === source.charAt(0))
    const reached = ['floating', 'ephemeral'].flatMap((kind) =>
      (to.external ?? []).filter(
        (one) => one.kind === kind && bitsOfAddress(one.ip).charAt(0) === source.charAt(0),
      ),
    )[0]
    return isAble && reached
      ? [`entry ${to.name} passes`, to, bitsOfAddress(reached.ip)]
      : ['entry noAddress']
  }

  /** The events of a packet and of its replies. */
  ask(question: ReachQuestion): { events: string[]; replies: string[] } {
    const { from, to, traffic } = question
    const [source, destination] = [bitsOfAddress(question.source), bitsOfAddress(question.destination)]
    if (from) {
      const events = this.walk(from, { source, destination, traffic, isReply: false }, [])
      const receiver = this.byBits.get(destination)
      const back = { source: destination, destination: source, traffic, isReply: true }
      return { events, replies: receiver && events.at(-1) === 'arrived' ? this.walk(receiver, back, []) : [] }
    }
    const [event, at, address] = this.entry(source, destination, to)
    if (!at || !address) return { events: [event], replies: [] }
    const { passes, event: painted } = this.paint('in', at, source, traffic)
    const events = [event, painted]
    if (!passes) return { events, replies: [] }
    const back = { source: address, destination: source, traffic, isReply: true, by: address }
    return { events: [...events, 'arrived'], replies: this.walk(at, back, []) }
  }
}
