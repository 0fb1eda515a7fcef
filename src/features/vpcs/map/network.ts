import type {
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  RouterRoute,
  RouteTarget,
  VpcRouter,
  VpcSubnet,
} from '../../../store/api/generated/types'

/** What is in a VPC, as the API tells it. */
export interface VpcNetwork {
  gateways: readonly InternetGateway[]
  routers: readonly VpcRouter[]
  routes: readonly { router: VpcRouter; route: RouterRoute }[]
  subnets: readonly VpcSubnet[]
  /** By the subnet's id. */
  interfaces: Readonly<Record<string, readonly InstanceNetworkInterface[]>>
  instances: readonly Instance[]
}

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, undefined, { numeric: true })

/** The system router first, then those people have made, by name. */
export const inOrder = (routers: readonly VpcRouter[]) =>
  [...routers].sort((a, b) => Number(b.kind === 'system') - Number(a.kind === 'system') || byName(a, b))

/** The router a subnet asks first: its own, or else the system's. */
export function routerOf(subnet: VpcSubnet, routers: readonly VpcRouter[]): VpcRouter | undefined {
  return (
    routers.find((router) => router.id === subnet.customRouterId) ??
    routers.find((router) => router.kind === 'system')
  )
}

/** A subnet with the interfaces in it. */
export interface PeopledSubnet {
  subnet: VpcSubnet
  interfaces: readonly InstanceNetworkInterface[]
}

/** The subnets that ask a router first; those with interfaces before those without, then by name. */
export const subnetsOf = (router: VpcRouter, { subnets, routers, interfaces }: VpcNetwork): PeopledSubnet[] =>
  subnets
    .filter((subnet) => routerOf(subnet, routers) === router)
    .map((subnet) => ({ subnet, interfaces: interfaces[subnet.id] ?? [] }))
    .sort(
      (a, b) =>
        Number(b.interfaces.length > 0) - Number(a.interfaces.length > 0) || byName(a.subnet, b.subnet),
    )

/** Routes of subnets follow from the subnets themselves; the others are people's, or lead out. */
export const isTelling = (route: RouterRoute) => route.kind !== 'vpc_subnet'

/** What a route's target is called. */
export const targetName = (target: RouteTarget) => (target.type === 'drop' ? 'Drop' : target.value)
