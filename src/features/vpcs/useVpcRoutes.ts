import { useMemo } from 'react'
import type { RouterRoute, VpcRouter } from '../../store/api/generated/types'
import { routersApi } from '../../store/api/routers'
import { ALL_LIMIT } from '../../store/model/limits'

export interface RouteOfRouter {
  router: VpcRouter
  route: RouterRoute
}

/** Every route of every router of a VPC; undefined while they are on their way. */
export function useVpcRoutes(at: { project: string; vpc: string }): readonly RouteOfRouter[] | undefined {
  const routers = routersApi.endpoints.vpcRouterList.useQuery({ ...at, limit: ALL_LIMIT }).data?.items
  const ids = useMemo(() => routers?.map((router) => router.id) ?? [], [routers])
  const routes = routersApi.endpoints.routerRoutes.useQuery({ routers: ids }, { skip: !routers }).data
  return useMemo(
    () =>
      routers && routes
        ? routers.flatMap((router) => (routes[router.id] ?? []).map((route) => ({ router, route })))
        : undefined,
    [routers, routes],
  )
}

/** Those that lead to one gateway: routes name it rather than knowing its id. */
export const routesTo = (routes: readonly RouteOfRouter[], gateway: string) =>
  routes.filter(({ route: { target } }) => target.type === 'internet_gateway' && target.value === gateway)
