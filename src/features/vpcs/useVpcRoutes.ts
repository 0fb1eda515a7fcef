import { useMemo } from 'react'
import type { RouterRoute, VpcRouter } from '../../store/api/generated/types'
import { routersApi } from '../../store/api/routers'
import { ALL_LIMIT } from '../../store/model/limits'

export interface RouteOfRouter {
  router: VpcRouter
  route: RouterRoute
}

/** Every route of every router of a VPC; undefined while they are on their way. The queries are there for what fails. */
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

/** Those that lead to one gateway: routes name it rather than knowing its id. */
export const routesTo = (routes: readonly RouteOfRouter[], gateway: string) =>
  routes.filter(({ route: { target } }) => target.type === 'internet_gateway' && target.value === gateway)
