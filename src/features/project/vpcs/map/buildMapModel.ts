import { subnets } from '../subnets/noun'
import { routers } from '../routers/noun'
import { internetGateways } from '../gateways/noun'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import type { InstanceNetworkInterface, RouteTarget, VpcRouter } from '#store/api/generated/types'
import { isInNetwork } from '#model/network/ip'
import { addressesOf } from '#model/network/privateIps'
import { counted } from '#ui/format/counted'
import {
  interfaceDescription,
  routerDescription,
  subnetDescription,
  targetDescription,
} from './mapDescriptions'
import type { Interface, RouteLine, MapModel, MapNode, RouterLane, SubnetNode } from './mapModel'
import {
  externalSubnetsOf,
  routersInOrder,
  isUserRoute,
  mapLineId,
  mapTargetId,
  routerOf,
  subnetsOf,
  targetName,
  type SubnetWithInterfaces,
  type VpcNetwork,
} from './vpcNetwork'

/** Number of subnets per router, and of interfaces per subnet, before the rest is folded. */
const SUBNETS_SHOWN = 24
/** Of these subnets, as many may be without interfaces: what is in use is seen without scrolling. */
const EMPTY_SHOWN = 3
const INTERFACES_SHOWN = 6

/** The first few items, unless unfolded. A single further item is not folded. */
function foldable<Item>(items: readonly Item[], shown: number, isOpen: boolean) {
  const all = isOpen || items.length <= shown + 1
  return { shown: all ? items : items.slice(0, shown), hidden: all ? [] : items.slice(shown) }
}

/** Gateways first, then inner targets, then drop. */
const targetOrder = { internet_gateway: 0, instance: 1, ip: 2, drop: 3, subnet: 4, vpc: 5 } as const

interface RouterLine extends RouteLine {
  target: RouteTarget
  routerName: string
}

class MapModelBuilder {
  private readonly routers: readonly VpcRouter[]
  /** The drawn routes: one line per router and target. */
  private readonly lines: readonly RouterLine[]

  constructor(
    private readonly at: { project: string; vpc: string },
    private readonly network: VpcNetwork,
    private readonly unfolded: ReadonlySet<string>,
    private readonly isShort: boolean,
  ) {
    // Custom routers first, since they take precedence; unused routers last.
    const rank = (router: VpcRouter) => {
      if (router.kind === 'system') return 1
      return network.subnets.some((subnet) => routerOf(subnet, network.routers) === router) ? 0 : 2
    }
    this.routers = routersInOrder(network.routers).sort((a, b) => rank(a) - rank(b))
    this.lines = this.routers.flatMap((router) => this.routerLines(router))
  }

  private routerLines({ id: routerId, name }: VpcRouter): RouterLine[] {
    const lines = new Map<string, RouterLine & { destinations: string[] }>()
    for (const { router, route } of this.network.routes) {
      if (router.id !== routerId || !isUserRoute(route)) continue
      const { target } = route
      const targetId = mapTargetId(target)
      const line = lines.get(targetId) ?? {
        id: mapLineId(routerId, target),
        routerId,
        routerName: name,
        targetId,
        target,
        destinations: [],
      }
      line.destinations.push(route.destination.value)
      lines.set(targetId, line)
    }
    return [...lines.values()].sort((a, b) => targetOrder[a.target.type] - targetOrder[b.target.type])
  }

  build(): MapModel {
    return {
      targets: this.targets(),
      lines: this.lines.map(({ id, routerId, targetId, destinations }) => ({
        id,
        routerId,
        targetId,
        destinations,
      })),
      lanes: this.routers.map((router) => this.lane(router)),
      newSubnet: this.network.subnets.length === 0 ? subnets.to.create(this.at) : undefined,
    }
  }

  /** The targets of routes, in the order of the routers, then gateways without routes. */
  private targets(): MapNode[] {
    const targets = new Map(this.lines.map((line) => [line.targetId, line.target]))
    for (const { name } of this.network.gateways) {
      const target: RouteTarget = { type: 'internet_gateway', value: name }
      if (!targets.has(mapTargetId(target))) targets.set(mapTargetId(target), target)
    }
    return [...targets.values()].map((target) => this.target(target))
  }

  private target(target: RouteTarget): MapNode {
    const id = mapTargetId(target)
    const incoming = this.lines.filter((line) => line.targetId === id)
    const instance =
      target.type === 'instance'
        ? this.network.instances.find(({ name }) => name === target.value)
        : undefined
    const interfaces = instance ? this.interfacesOf(instance.id).map(({ nic }) => nic.id) : []
    return {
      id,
      label: targetName(target),
      ...this.targetLabel(target, instance !== undefined || this.network.hasMoreInstances === true),
      ...(incoming.length === 0 && { detail: 'No route leads here' }),
      description: targetDescription(incoming),
      related: new Set([id, ...incoming.flatMap((line) => [line.id, line.routerId]), ...interfaces]),
    }
  }

  /** The kind of a target and its page. */
  private targetLabel(target: RouteTarget, hasInstance: boolean): Pick<MapNode, 'kind' | 'detail' | 'to'> {
    const { project } = this.at
    if (target.type === 'drop') return { kind: 'Dropped', detail: 'Goes nowhere' }
    if (target.type === 'ip') return { kind: 'Address', detail: this.addressLocation(target.value) }
    if (target.type === 'internet_gateway') {
      const hasGateway = this.network.gateways.some(({ name }) => name === target.value)
      return hasGateway
        ? { kind: 'Internet gateway', to: internetGateways.to.page({ ...this.at, gateway: target.value }) }
        : { kind: 'Missing target', detail: 'No such gateway' }
    }
    if (target.type === 'instance' && hasInstance)
      return { kind: 'Instance', to: networkInterfaces.to.list({ project, instance: target.value }) }
    return { kind: 'Missing target', detail: `No such ${target.type}` }
  }

  /** The owner of an address, or else its subnet. */
  private addressLocation(ip: string): string {
    const nic = Object.values(this.network.interfaces)
      .flat()
      .find((candidate) => addressesOf(candidate.ipStack).includes(ip))
    if (nic) return `Of ${this.instanceOf(nic)?.name ?? nic.instanceId}`
    const subnet = this.network.subnets.find(({ ipv4Block, ipv6Block }) =>
      [ipv4Block, ipv6Block].some((block) => isInNetwork(ip, block)),
    )
    return subnet ? `In ${subnet.name}` : 'Address'
  }

  private lane(router: VpcRouter): RouterLane {
    const routed = subnetsOf(router, this.network)
    const used = routed.filter(({ interfaces }) => interfaces.length > 0)
    const most = Math.min(SUBNETS_SHOWN, used.length + (this.isShort ? 0 : EMPTY_SHOWN))
    const { shown, hidden } = foldable(routed, most, this.unfolded.has(router.id))
    const isSystem = router.kind === 'system'
    const outgoing = this.lines.filter((line) => line.routerId === router.id)
    const named = new Set<string>()
    const hiddenInterfaces = hidden.flatMap((subnet) => subnet.interfaces).length
    return {
      router: {
        id: router.id,
        kind: isSystem ? 'System router' : 'Router',
        label: router.name,
        detail: isSystem ? 'System router' : routed.length > 0 ? 'Asked first' : 'Not in use',
        to: routers.to.page({ ...this.at, router: router.name }),
        description: routerDescription(routed.length, isSystem, outgoing),
        related: this.reachOf(router),
      },
      subnets: shown.map((subnet) => this.subnet(subnet, router, named)),
      overflow:
        hidden.length > 0
          ? {
              ownerId: router.id,
              label: counted(hidden.length, shown.length > 0 ? 'more subnet' : 'subnet'),
              detail: hiddenInterfaces === 0 ? ', empty' : `, ${counted(hiddenInterfaces, 'interface')}`,
            }
          : undefined,
    }
  }

  /** The ids of a router, its lines and their targets. */
  private reachOf({ id }: VpcRouter): Set<string> {
    const lines = this.lines.filter((line) => line.routerId === id)
    return new Set([id, ...lines.flatMap((line) => [line.id, line.targetId])])
  }

  /** @param named the ids of the instances that the subnets above name; gets those of this one */
  private subnet(
    { subnet, interfaces }: SubnetWithInterfaces,
    router: VpcRouter,
    named: Set<string>,
  ): SubnetNode {
    const { shown, hidden } = foldable(interfaces, INTERFACES_SHOWN, this.unfolded.has(subnet.id))
    return {
      id: subnet.id,
      kind: 'Subnet',
      label: subnet.name,
      detail: subnet.ipv4Block,
      to: subnets.to.edit({ ...this.at, subnet: subnet.name }),
      description: subnetDescription(subnet, interfaces.length, router),
      related: new Set([subnet.id, ...this.reachOf(router)]),
      interfaces: shown.map((nic) => {
        const isNamedAbove = named.has(nic.instanceId)
        named.add(nic.instanceId)
        return { ...this.interface(nic), isNamedAbove }
      }),
      overflow:
        hidden.length > 0
          ? {
              ownerId: subnet.id,
              label: counted(hidden.length, 'more interface'),
              detail: ` in ${subnet.name}`,
            }
          : undefined,
    }
  }

  private instanceOf = (nic: InstanceNetworkInterface) =>
    this.network.instances.find((instance) => instance.id === nic.instanceId)

  private interfacesOf = (instanceId: string) =>
    this.network.subnets.flatMap((subnet) =>
      (this.network.interfaces[subnet.id] ?? [])
        .filter((nic) => nic.instanceId === instanceId)
        .map((nic) => ({ nic, subnet })),
    )

  /** The routes to gateways of the router that the subnet of an interface asks, and then of the system router. */
  private waysOut({ subnetId }: InstanceNetworkInterface): RouterLine[] {
    const subnet = this.network.subnets.find(({ id }) => id === subnetId)
    const first = subnet && routerOf(subnet, this.routers)
    const asked = this.routers.filter((router) => router === first || router.kind === 'system')
    return this.lines.filter(
      ({ routerId, target }) => target.type === 'internet_gateway' && asked.some(({ id }) => id === routerId),
    )
  }

  private interface(nic: InstanceNetworkInterface): Omit<Interface, 'isNamedAbove'> {
    const instance = this.instanceOf(nic)
    const name = instance?.name ?? nic.instanceId
    const others = this.interfacesOf(nic.instanceId).filter((other) => other.nic.id !== nic.id)
    const out = this.waysOut(nic)
    const incoming = instance
      ? this.lines.filter(({ target }) => target.type === 'instance' && target.value === name)
      : []
    return {
      id: nic.id,
      kind: 'Instance',
      label: name,
      ips: addressesOf(nic.ipStack),
      instance,
      to: instance
        ? networkInterfaces.to.list({ project: this.at.project, instance: instance.name })
        : undefined,
      description: interfaceDescription(nic, {
        runState: instance?.runState,
        others,
        out,
        incoming,
        external: externalSubnetsOf(nic, this.network),
      }),
      related: new Set([
        nic.id,
        nic.subnetId,
        ...out.flatMap((line) => [line.routerId, line.id, line.targetId]),
        ...others.flatMap((other) => [other.nic.id, other.subnet.id]),
        ...incoming.flatMap((line) => [line.id, line.targetId, line.routerId]),
      ]),
    }
  }
}

/**
 * The model of a VPC's map.
 *
 * @param unfolded ids of the unfolded routers and subnets
 * @param isShort whether all subnets without interfaces are folded
 */
export const buildMapModel = (
  at: { project: string; vpc: string },
  network: VpcNetwork,
  unfolded: ReadonlySet<string>,
  isShort = false,
): MapModel => new MapModelBuilder(at, network, unfolded, isShort).build()
