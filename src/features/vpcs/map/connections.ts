import { paths } from '../../../paths'
import { endpointText } from '../parts'
import { inOrder, isTelling, routerOf, type VpcNetwork } from './network'

/** One thing of the map, in words. */
export interface Place {
  text: string
  /** Its page, if it has one. */
  to?: string
}

/** One line of the map in words. */
export interface Connection {
  id: string
  from: Place
  by: string
  to: Place
}

/** All that the map draws, and what it folds away, as sentences of three parts. */
export function connectionsOf(at: { project: string; vpc: string }, network: VpcNetwork): Connection[] {
  const { routers, routes, subnets, interfaces, instances, gateways } = network
  const byId = new Map(instances.map((instance) => [instance.id, instance.name]))
  const known = { instance: new Set(byId.values()), gateway: new Set(gateways.map(({ name }) => name)) }

  const routerPlace = (name: string): Place => ({
    text: `Router ${name}`,
    to: paths.router({ ...at, router: name }),
  })
  const subnetPlace = (name: string): Place => ({
    text: `Subnet ${name}`,
    to: paths.subnetEdit({ ...at, subnet: name }),
  })
  const instancePath = (name: string) => paths.instanceNetworking({ project: at.project, instance: name })
  const targetPlace = (target: VpcNetwork['routes'][number]['route']['target']): Place => {
    if (target.type === 'drop') return { text: 'nowhere: it is dropped' }
    const text = endpointText(target)
    if (target.type === 'internet_gateway' && known.gateway.has(target.value))
      return { text, to: paths.internetGateway({ ...at, gateway: target.value }) }
    if (target.type === 'instance' && known.instance.has(target.value))
      return { text, to: instancePath(target.value) }
    return { text }
  }
  return [
    ...inOrder(routers).flatMap((router) =>
      routes
        .filter((each) => each.router.id === router.id && isTelling(each.route))
        .map(({ route }) => ({
          id: route.id,
          from: routerPlace(router.name),
          by: `sends ${route.destination.value} (${route.name})`,
          to: targetPlace(route.target),
        })),
    ),
    ...subnets.map((subnet) => {
      const router = routerOf(subnet, routers)
      return {
        id: subnet.id,
        from: subnetPlace(subnet.name),
        by: `${subnet.ipv4Block} is routed by`,
        to: router ? routerPlace(router.name) : { text: 'Router unknown' },
      }
    }),
    ...subnets.flatMap((subnet) =>
      (interfaces[subnet.id] ?? []).map((nic) => {
        const name = byId.get(nic.instanceId)
        return {
          id: nic.id,
          from: {
            text: `Instance ${name ?? nic.instanceId}`,
            ...(name ? { to: instancePath(name) } : {}),
          },
          by: `${nic.name} has ${nic.ip} in`,
          to: subnetPlace(subnet.name),
        }
      }),
    ),
  ]
}
