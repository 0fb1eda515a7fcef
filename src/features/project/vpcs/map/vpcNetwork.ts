import type {
  ExternalSubnet,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  RouterRoute,
  RouteTarget,
  VpcRouter,
  VpcSubnet,
} from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'

/** The contents of a VPC, from the API. */
export interface VpcNetwork {
  gateways: readonly InternetGateway[]
  routers: readonly VpcRouter[]
  routes: readonly { router: VpcRouter; route: RouterRoute }[]
  subnets: readonly VpcSubnet[]
  /** By the subnet's id. */
  interfaces: Readonly<Record<string, readonly InstanceNetworkInterface[]>>
  instances: readonly Instance[]
  /** Those of the project; none where the region has none. */
  externalSubnets: readonly ExternalSubnet[]
  /** The project has more instances than these. */
  hasMoreInstances?: boolean
}

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, undefined, { numeric: true })

/** The system router first, then custom routers by name. */
export const routersInOrder = (routers: readonly VpcRouter[]) =>
  [...routers].sort((a, b) => Number(b.kind === 'system') - Number(a.kind === 'system') || byName(a, b))

/** The router of a subnet: its custom router, or else the system router. */
export function routerOf(subnet: VpcSubnet, routers: readonly VpcRouter[]): VpcRouter | undefined {
  return (
    routers.find((router) => router.id === subnet.customRouterId) ??
    routers.find((router) => router.kind === 'system')
  )
}

/** The external subnets that lead to an interface: those of its instance, if it is the primary one. */
export const externalSubnetsOf = (
  { instanceId, primary }: InstanceNetworkInterface,
  { externalSubnets }: Pick<VpcNetwork, 'externalSubnets'>,
): readonly ExternalSubnet[] =>
  primary ? externalSubnets.filter((subnet) => subnet.instanceId === instanceId) : []

/** A subnet with the interfaces in it. */
export interface SubnetWithInterfaces {
  subnet: VpcSubnet
  interfaces: readonly InstanceNetworkInterface[]
}

/** The subnets of a router; those with interfaces first, then by name. */
export const subnetsOf = (
  router: VpcRouter,
  { subnets, routers, interfaces }: VpcNetwork,
): SubnetWithInterfaces[] =>
  subnets
    .filter((subnet) => routerOf(subnet, routers) === router)
    .map((subnet) => ({ subnet, interfaces: interfaces[subnet.id] ?? [] }))
    .sort(
      (a, b) =>
        Number(b.interfaces.length > 0) - Number(a.interfaces.length > 0) || byName(a.subnet, b.subnet),
    )

/** Whether a route is drawn. Subnet routes follow from the subnets, so they are not. */
export const isUserRoute = (route: RouterRoute) => route.kind !== 'vpc_subnet'

/** The label of a route's target. */
export const targetName = (target: RouteTarget) =>
  'value' in target ? target.value : wordsOr({ drop: 'Drop' }, target.type)

/** The id of a target on the map. */
export const mapTargetId = (target: RouteTarget) => `${target.type} ${targetName(target)}`

/** The id of the line from a router to a target on the map. */
export const mapLineId = (routerId: string, target: RouteTarget) => `${routerId} to ${mapTargetId(target)}`
