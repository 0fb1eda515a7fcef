import { endpointText } from '../parts'
import { inOrder, isTelling, routerOf, type VpcNetwork } from './network'

/** One line of the map in words. */
export interface Connection {
  id: string
  from: string
  by: string
  to: string
}

/** All that the map draws, and what it folds away, as sentences of three parts. */
export function connectionsOf(network: VpcNetwork): Connection[] {
  const { routers, routes, subnets, interfaces, instances } = network
  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name ?? id
  return [
    ...inOrder(routers).flatMap((router) =>
      routes
        .filter((each) => each.router.id === router.id && isTelling(each.route))
        .map(({ route }) => ({
          id: route.id,
          from: `Router ${router.name}`,
          by: `sends ${route.destination.value} (${route.name})`,
          to: route.target.type === 'drop' ? 'nowhere: it is dropped' : endpointText(route.target),
        })),
    ),
    ...subnets.map((subnet) => ({
      id: subnet.id,
      from: `Subnet ${subnet.name}`,
      by: `${subnet.ipv4Block} is routed by`,
      to: `Router ${routerOf(subnet, routers)?.name ?? 'unknown'}`,
    })),
    ...subnets.flatMap((subnet) =>
      (interfaces[subnet.id] ?? []).map((nic) => ({
        id: nic.id,
        from: `Instance ${nameOf(nic.instanceId)}`,
        by: `${nic.name} has ${nic.ip} in`,
        to: `Subnet ${subnet.name}`,
      })),
    ),
  ]
}
