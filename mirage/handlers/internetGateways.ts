import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
  RouterRoute,
} from '#store/api/generated/types'
import { checkNamed, requireFree } from '../access/lookup'
import { findGateway, findLink, inVpc, vpcOf } from '../access/vpcLookup'
import { handlersOf, type Region } from '../region'
import { poolNamed } from '../rules/addresses'
import { externalIpsOf } from '../rules/externalIps'
import { linkedTo, removeGateway } from '../rules/gateways'
import { canonicalIp } from '../rules/cidr'
import { newRow } from '../rules/newRow'
import { exists, invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

/** The routes of the VPC whose target is a gateway. */
function routesTo({ world }: Region, { name, vpcId }: InternetGateway): RouterRoute[] {
  const routers = new Set(inVpc(world.routers, vpcId).map(({ id }) => id))
  return world.routes.where(
    ({ vpcRouterId, target }) =>
      routers.has(vpcRouterId) && target.type === 'internet_gateway' && target.value === name,
  )
}

/** Whether an instance of the gateway's VPC has a matching address. */
function isHeld(
  region: Region,
  { vpcId }: InternetGateway,
  isMeant: (address: { ip: string; ipPoolId: string }) => boolean,
): boolean {
  const instances = new Set(inVpc(region.world.nics, vpcId).map(({ instanceId }) => instanceId))
  return [...instances].some((id) => externalIpsOf(region, id).some(isMeant))
}

/**
 * Prepares the removal of a pool or an address from a gateway: with `cascade`, deletes the routes to the gateway.
 *
 * @throws 400 without `cascade`, when there are such routes and an instance uses the pool or the address
 */
function clearRoutes(
  region: Region,
  gateway: InternetGateway,
  what: string,
  cascade: boolean | undefined,
  isMeant: Parameters<typeof isHeld>[2],
) {
  const routes = routesTo(region, gateway)
  if (routes.length === 0 || !isHeld(region, gateway, isMeant)) return
  if (!cascade)
    throw invalid(`${what} is in use by an instance: set cascade to delete the routes to its gateway too`)
  for (const { id } of routes) region.world.routes.remove(id)
}

/** Internet gateways of a VPC, and the pools and addresses they use. Rules: NET-13, NET-14. */
export const internetGatewayHandlers = handlersOf({
  internetGatewayList({ args, region }) {
    const vpc = vpcOf(region, args)
    return pageOf(inVpc(region.world.gateways, vpc.id), args)
  },
  internetGatewayCreate({ args, region }) {
    const vpc = vpcOf(region, args, 'collaborator')
    const { name, description } = checkNamed(args.body)
    requireFree(inVpc(region.world.gateways, vpc.id), 'internet-gateway', name)
    const row: InternetGateway = {
      ...newRow(region, `gateway ${vpc.id}`, { name, description }),
      vpcId: vpc.id,
    }
    region.world.gateways.insert(row)
    return row
  },
  internetGatewayView: ({ args, region }) => findGateway(region, args),
  internetGatewayDelete({ args, region }) {
    const { world } = region
    const row = findGateway(region, args, 'collaborator')
    if (!args.cascade) {
      for (const [rows, what] of [
        [world.gatewayPools, 'IP pools'],
        [world.gatewayAddresses, 'IP addresses'],
      ] as const)
        if (linkedTo<InternetGatewayIpPool | InternetGatewayIpAddress>(rows, row).length > 0)
          throw invalid(`${what} refer to this gateway: set cascade to delete it with them`)
    }
    if (args.cascade) for (const { id } of routesTo(region, row)) world.routes.remove(id)
    removeGateway(region, row)
  },
  internetGatewayIpPoolList: ({ args, region }) =>
    pageOf(linkedTo(region.world.gatewayPools, findGateway(region, args)), args),
  internetGatewayIpPoolCreate({ args, region }) {
    const gateway = findGateway(region, args, 'collaborator')
    const { name, description } = checkNamed(args.body)
    const pool = poolNamed(region, args.body.ipPool)
    const links = linkedTo(region.world.gatewayPools, gateway)
    requireFree(links, 'internet-gateway-ip-pool', name)
    if (links.some(({ ipPoolId }) => ipPoolId === pool.id)) throw exists('internet-gateway-ip-pool', name)
    const row: InternetGatewayIpPool = {
      ...newRow(region, `gateway-pool ${gateway.id}`, { name, description }),
      internetGatewayId: gateway.id,
      ipPoolId: pool.id,
    }
    region.world.gatewayPools.insert(row)
    return row
  },
  internetGatewayIpPoolDelete({ args, region }) {
    const { gatewayPools } = region.world
    const { link, gateway } = findLink(region, gatewayPools, 'internet-gateway-ip-pool', args.pool, args)
    clearRoutes(region, gateway, 'the IP pool', args.cascade, ({ ipPoolId }) => ipPoolId === link.ipPoolId)
    gatewayPools.remove(link.id)
  },
  internetGatewayIpAddressList: ({ args, region }) =>
    pageOf(linkedTo(region.world.gatewayAddresses, findGateway(region, args)), args),
  internetGatewayIpAddressCreate({ args, region }) {
    const gateway = findGateway(region, args, 'collaborator')
    const { name, description } = checkNamed(args.body)
    const address = canonicalIp(args.body.address)
    // A gateway has at most one address.
    if (linkedTo(region.world.gatewayAddresses, gateway).length > 0)
      throw exists('internet-gateway-ip-address', name)
    const row: InternetGatewayIpAddress = {
      ...newRow(region, `gateway-address ${gateway.id}`, { name, description }),
      address,
      internetGatewayId: gateway.id,
    }
    region.world.gatewayAddresses.insert(row)
    return row
  },
  internetGatewayIpAddressDelete({ args, region }) {
    const { gatewayAddresses } = region.world
    const { link, gateway } = findLink(
      region,
      gatewayAddresses,
      'internet-gateway-ip-address',
      args.address,
      args,
    )
    clearRoutes(region, gateway, 'the IP address', args.cascade, ({ ip }) => ip === link.address)
    gatewayAddresses.remove(link.id)
  },
})
