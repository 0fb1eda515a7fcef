import type {
  RouteDestination,
  RouterRoute,
  RouterRouteKind,
  RouteTarget,
  VpcRouter,
} from '#store/api/generated/types'
import { networkOf, ipVersion } from './ip'

// The allowed changes of routers and routes, by their kind. Rules: NET-7 to NET-9.

/** Why a router cannot be deleted or get routes; undefined if it can. */
export const routerFixed = (router: Pick<VpcRouter, 'kind'>): string | undefined =>
  router.kind === 'system'
    ? 'The system router belongs to its VPC; only its default routes can be changed'
    : undefined

const fixedKinds: Partial<Record<RouterRouteKind, string>> = {
  vpc_subnet: 'This route follows its subnet and cannot be changed',
  vpc_peering: 'This route follows a peering and cannot be changed',
}

/** Why a route cannot be edited, or undefined if it can. */
export const routeEditFixed = (route: Pick<RouterRoute, 'kind'>): string | undefined => fixedKinds[route.kind]

/** Why a route cannot be deleted, or undefined if it can. */
export const routeDeleteFixed = (route: Pick<RouterRoute, 'kind'>): string | undefined =>
  route.kind === 'custom'
    ? undefined
    : (fixedKinds[route.kind] ?? 'Default routes can be changed, but not deleted')

/** Only the target of a default route can change. */
export const isOnlyTargetFree = (route: Pick<RouterRoute, 'kind'>) => route.kind === 'default'

/** Why this destination and target do not match, or undefined: both need the same IP version. */
export function versionsError(destination: RouteDestination, target: RouteTarget): string | undefined {
  if (target.type !== 'ip') return undefined
  const to = ipVersion(target.value)
  const from =
    destination.type === 'ip'
      ? ipVersion(destination.value)
      : destination.type === 'ip_net'
        ? networkOf(destination.value)?.version
        : undefined
  if (!from || !to || from === to) return undefined
  return `Must be an IPv${from} address, like the destination`
}
