import { useMemo } from 'react'
import type { RouterRoute, VpcRouter } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { ALL_LIMIT } from '#model/paging'

export interface RouteOfRouter {
  router: VpcRouter
  route: RouterRoute
}

/** All routes of all routers of a VPC; undefined while loading. Also returns the queries, for their errors. */
export function useVpcRoutes(at: { project: string; vpc: string }) {
  const routers = routersApi.endpoints.vpcRouterList.useQuery({ ...at, limit: ALL_LIMIT })
  const found = routers.data?.items
  const ids = useMemo(() => found?.map((router) => router.id) ?? [], [found])
  const all = routersApi.endpoints.routerRoutes.useQuery({ routers: ids }, { skip: !found })
  const routes = useMemo(
    () =>
      found && all.data
        ? found.flatMap((router): RouteOfRouter[] =>
            (all.data?.[router.id] ?? []).map((route) => ({ router, route })),
          )
        : undefined,
    [found, all.data],
  )
  return { routes, queries: [routers, all] as const }
}

/** The routes to one gateway, to which they refer by name. */
export const routesTo = (routes: readonly RouteOfRouter[], gateway: string) =>
  routes.filter(({ route: { target } }) => target.type === 'internet_gateway' && target.value === gateway)
