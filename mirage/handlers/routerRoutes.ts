import type { RouteDestination, RouterRoute, RouteTarget } from '#store/api/generated/types'
import { checkNamed, renamed, requireFree } from '../access/lookup'
import { findRoute, findRouter } from '../access/vpcLookup'
import { handlersOf, type Region } from '../region'
import { canonicalIp, canonicalNet } from '../rules/cidr'
import { newRow } from '../rules/newRow'
import { invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const inRouter = ({ world }: Region, routerId: string) =>
  world.routes.where(({ vpcRouterId }) => vpcRouterId === routerId)

/** Writes an address or a block in its canonical form; a name stays as it is. */
function canonical<End extends RouteDestination | RouteTarget>(end: End): End {
  if (end.type === 'ip') return { ...end, value: canonicalIp(end.value) }
  if (end.type === 'ip_net') return { ...end, value: canonicalNet(end.value) }
  return end
}

const isIpv6 = (text: string) => text.includes(':')

/** @throws 400 when a custom route cannot have this destination and target */
function checkEnds(destination: RouteDestination, target: RouteTarget) {
  if (destination.type === 'vpc' || target.type === 'vpc')
    throw invalid('VPCs cannot be used as a destination or target in custom routers')
  if (target.type === 'subnet') throw invalid('subnets cannot be used as a target in custom routers')
  const isByAddress = destination.type === 'ip' || destination.type === 'ip_net'
  if (isByAddress && target.type === 'ip' && isIpv6(destination.value) !== isIpv6(target.value))
    throw invalid('cannot mix explicit IPv4 and IPv6 addresses between destination and target')
}

const isSame = (a: RouteDestination, b: RouteDestination) => a.type === b.type && a.value === b.value

/** Routes of a router. Users cannot change those of the system router. Rules: NET-8, NET-9. */
export const routerRouteHandlers = handlersOf({
  vpcRouterRouteList: ({ args, region }) => pageOf(inRouter(region, findRouter(region, args).id), args),
  vpcRouterRouteCreate({ args, region }) {
    const { body } = args
    const router = findRouter(region, args, 'collaborator')
    const { name, description } = checkNamed(body)
    const destination = canonical(body.destination)
    const target = canonical(body.target)
    if (router.kind === 'system') throw invalid('user-provided routes cannot be added to a system router')
    checkEnds(destination, target)
    requireFree(inRouter(region, router.id), 'router-route', name)
    const row: RouterRoute = {
      ...newRow(region, `route ${router.id}`, { name, description }),
      kind: 'custom',
      destination,
      target,
      vpcRouterId: router.id,
    }
    region.world.routes.insert(row)
    return row
  },
  vpcRouterRouteView: ({ args, region }) => findRoute(region, args).route,
  vpcRouterRouteUpdate({ args, region }) {
    const { body } = args
    const { route } = findRoute(region, args, 'collaborator')
    const destination = canonical(body.destination)
    const target = canonical(body.target)
    const names = renamed(route, body)
    if (route.kind === 'vpc_subnet' || route.kind === 'vpc_peering')
      throw invalid(`routes of type ${route.kind} are kept by the system and cannot be changed`)
    const isOnlyTarget =
      names.name === route.name &&
      names.description === route.description &&
      isSame(destination, route.destination)
    if (route.kind === 'default' && !isOnlyTarget)
      throw invalid('the destination and metadata of a default route cannot be changed')
    checkEnds(destination, target)
    requireFree(inRouter(region, route.vpcRouterId), 'router-route', names.name, route.id)
    return region.world.routes.update(route.id, {
      ...names,
      destination,
      target,
      timeModified: region.timestamp(),
    })
  },
  vpcRouterRouteDelete({ args, region }) {
    const { route } = findRoute(region, args, 'collaborator')
    if (route.kind !== 'custom') throw invalid('system routes cannot be deleted')
    region.world.routes.remove(route.id)
  },
})
