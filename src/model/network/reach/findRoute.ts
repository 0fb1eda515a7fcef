import type { RouteDestination, RouteTarget } from '#store/api/generated/types'
import { bitsOf, ipVersion, isInNetwork, networkOf, type IpVersion } from '../ip'
import {
  privateAddressOf,
  blocksOf,
  hasAddress,
  type ReachGateway,
  type ReachInterface,
  type ReachNetwork,
  type ReachRoute,
} from './reachNetwork'

// Where the routers of a VPC send a packet that leaves an interface. Rule: NET-18.

/** Where a route leads. */
type NextHop =
  | { kind: 'interface'; to: ReachInterface }
  /** The subnet of the destination: the interface that has the address. */
  | { kind: 'owner' }
  | { kind: 'gateway'; gateway: ReachGateway }
  | { kind: 'drop' }
  /** An address that no interface of the VPC has. */
  | { kind: 'unowned'; address: string }

/** A route that a packet takes. */
export interface FoundRoute {
  router: ReachNetwork['routers'][number]
  route: ReachRoute
  next: NextHop
}

/** The networks that the destination of a route stands for. */
export function destinationNetworks(
  { type, value }: RouteDestination,
  { subnets }: Pick<ReachNetwork, 'subnets'>,
): string[] {
  switch (type) {
    case 'ip': {
      const version = ipVersion(value)
      return version ? [`${value}/${bitsOf(version)}`] : []
    }
    case 'ip_net':
      return [value]
    case 'subnet':
      return subnets.filter(({ name }) => name === value).flatMap(blocksOf)
    default:
      return []
  }
}

/** The interface of an instance that routes lead to: the primary one, if it has an address of the version. */
const interfaceOf = (instance: string, version: IpVersion, { interfaces }: ReachNetwork) => {
  const able = interfaces.filter(
    (candidate) => candidate.instance === instance && privateAddressOf(candidate, version) !== undefined,
  )
  return able.find(({ isPrimary }) => isPrimary) ?? able[0]
}

/** Where a target leads packets of an IP version; undefined if it does not exist for them. */
function nextHop(target: RouteTarget, version: IpVersion, network: ReachNetwork): NextHop | undefined {
  switch (target.type) {
    case 'drop':
      return { kind: 'drop' }
    case 'ip': {
      if (ipVersion(target.value) !== version) return undefined
      const to = network.interfaces.find((candidate) => hasAddress(candidate, target.value))
      return to ? { kind: 'interface', to } : { kind: 'unowned', address: target.value }
    }
    case 'instance': {
      const to = interfaceOf(target.value, version, network)
      return to && { kind: 'interface', to }
    }
    case 'internet_gateway': {
      const gateway = network.gateways.find(({ name }) => name === target.value)
      return gateway && { kind: 'gateway', gateway }
    }
    case 'subnet':
      return network.subnets.some(({ name }) => name === target.value) ? { kind: 'owner' } : undefined
    default:
      return undefined
  }
}

/**
 * The route of a packet that leaves an interface. The custom router of the subnet is asked first, then the system router;
 * in a router the narrowest destination decides, and of equal ones the first by name. A route whose target does not
 * exist is left out.
 */
export function findRoute(
  at: ReachInterface,
  destination: string,
  network: ReachNetwork,
): FoundRoute | undefined {
  const version = ipVersion(destination)
  const subnet = network.subnets.find(({ id }) => id === at.subnetId)
  if (!version || !subnet) return undefined
  const custom = network.routers.find(({ id }) => id === subnet.customRouterId)
  const system = network.routers.find(({ kind }) => kind === 'system')
  for (const router of [custom, system]) {
    if (!router) continue
    const [best] = (network.routes.get(router.id) ?? [])
      .flatMap((route) => {
        const widths = destinationNetworks(route.destination, network)
          .filter((text) => isInNetwork(destination, text))
          .map((text) => networkOf(text)?.width ?? 0)
        const next = widths.length > 0 ? nextHop(route.target, version, network) : undefined
        return next ? [{ route, next, width: Math.max(...widths) }] : []
      })
      .sort(
        (a, b) => b.width - a.width || a.route.name.localeCompare(b.route.name, undefined, { numeric: true }),
      )
    if (best) return { router, route: best.route, next: best.next }
  }
  return undefined
}
