import { subnets } from '../subnets/noun'
import { routers } from '../routers/noun'
import { internetGateways } from '../gateways/noun'
import { externalSubnets } from '#features/project/external-subnets/noun'
import { networkInterfaces } from '#features/project/instances/networking/noun'
import { addressesOf } from '#model/network/privateIps'
import { endpointText } from '../EndpointLabel'
import { externalSubnetsOf, routersInOrder, isUserRoute, routerOf, type VpcNetwork } from './vpcNetwork'

/** One part of the map as text. */
export interface LinkedText {
  text: string
  /** Its page, if any. */
  to?: string
}

/** One line of the map as text. */
export interface Connection {
  id: string
  from: LinkedText
  by: string
  to: LinkedText
}

/** Everything on the map, including folded parts, as rows of three parts. */
export function adjacencyTable(at: { project: string; vpc: string }, network: VpcNetwork): Connection[] {
  const { routes, interfaces, instances, gateways } = network
  const byId = new Map(instances.map((instance) => [instance.id, instance.name]))
  const names = { instance: new Set(byId.values()), gateway: new Set(gateways.map(({ name }) => name)) }

  const routerText = (name: string): LinkedText => ({
    text: `Router ${name}`,
    to: routers.to.page({ ...at, router: name }),
  })
  const subnetText = (name: string): LinkedText => ({
    text: `Subnet ${name}`,
    to: subnets.to.edit({ ...at, subnet: name }),
  })
  const instancePath = (name: string) => networkInterfaces.to.list({ project: at.project, instance: name })
  const instanceText = (id: string): LinkedText => {
    const name = byId.get(id)
    return { text: `Instance ${name ?? id}`, to: name ? instancePath(name) : undefined }
  }
  const targetText = (target: VpcNetwork['routes'][number]['route']['target']): LinkedText => {
    if (target.type === 'drop') return { text: 'nowhere: it is dropped' }
    const text = endpointText(target)
    if (target.type === 'internet_gateway' && names.gateway.has(target.value))
      return { text, to: internetGateways.to.page({ ...at, gateway: target.value }) }
    if (target.type === 'instance' && names.instance.has(target.value))
      return { text, to: instancePath(target.value) }
    return { text }
  }
  return [
    ...routersInOrder(network.routers).flatMap((router) =>
      routes
        .filter((route) => route.router.id === router.id && isUserRoute(route.route))
        .map(({ route }) => ({
          id: route.id,
          from: routerText(router.name),
          by: `sends ${route.destination.value} (${route.name})`,
          to: targetText(route.target),
        })),
    ),
    ...network.subnets.map((subnet) => {
      const router = routerOf(subnet, network.routers)
      return {
        id: subnet.id,
        from: subnetText(subnet.name),
        by: `${subnet.ipv4Block} is routed by`,
        to: router ? routerText(router.name) : { text: 'Router unknown' },
      }
    }),
    ...network.subnets.flatMap((subnet) =>
      (interfaces[subnet.id] ?? []).map((nic) => ({
        id: nic.id,
        from: instanceText(nic.instanceId),
        by: `${nic.name} has ${addressesOf(nic.ipStack).join(' and ')} in`,
        to: subnetText(subnet.name),
      })),
    ),
    ...network.subnets.flatMap((subnet) =>
      (interfaces[subnet.id] ?? []).flatMap((nic) =>
        externalSubnetsOf(nic, network).map((external) => ({
          id: external.id,
          from: {
            text: `External subnet ${external.name}`,
            to: externalSubnets.to.edit({ project: at.project, externalSubnet: external.name }),
          },
          by: `${external.subnet} leads to`,
          to: instanceText(nic.instanceId),
        })),
      ),
    ),
  ]
}
