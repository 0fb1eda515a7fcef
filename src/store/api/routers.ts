import { api } from './api'
import { eachOf } from './eachOf'
import { change, read, write } from './endpoint'
import type { RouterRoute } from './generated/types'
import {
  vpcRouterCreate,
  vpcRouterDelete,
  vpcRouterList,
  vpcRouterRouteCreate,
  vpcRouterRouteDelete,
  vpcRouterRouteList,
  vpcRouterRouteUpdate,
  vpcRouterRouteView,
  vpcRouterUpdate,
  vpcRouterView,
} from './generated/operations/vpcs'
import { provides } from './outdated'

/** Routers of a VPC and their routes. */
export const routersApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcRouterList: read(build, vpcRouterList, ['Router']),
    vpcRouterView: read(build, vpcRouterView, ['Router']),
    vpcRouterCreate: write(build, vpcRouterCreate, ['Router']),
    vpcRouterUpdate: change(build, vpcRouterUpdate, ['Router']),
    /** Subnets that used it lose it. */
    vpcRouterDelete: change(build, vpcRouterDelete, ['Router', 'Subnet']),
    vpcRouterRouteList: read(build, vpcRouterRouteList, ['Route']),
    vpcRouterRouteView: read(build, vpcRouterRouteView, ['Route']),
    vpcRouterRouteCreate: write(build, vpcRouterRouteCreate, ['Route']),
    vpcRouterRouteUpdate: change(build, vpcRouterRouteUpdate, ['Route']),
    vpcRouterRouteDelete: change(build, vpcRouterRouteDelete, ['Route']),
    /** The routes of several routers, by the router's id. */
    routerRoutes: build.query<
      Readonly<Record<string, readonly RouterRoute[]>>,
      { routers: readonly string[] }
    >({
      queryFn: ({ routers }, _api, _extra, ask) =>
        eachOf(routers, vpcRouterRouteList, (router, limit) => ({ router, limit }), ask),
      providesTags: provides('routerRoutes', () => ['Route']),
    }),
  }),
})
