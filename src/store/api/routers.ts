import { api } from './api'
import { eachOf } from './eachOf'
import { read, write } from './endpoint'
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

/** Routers of a VPC and their routes. */
export const routersApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcRouterList: read(build, vpcRouterList, ['Router']),
    vpcRouterView: read(build, vpcRouterView, ['Router']),
    vpcRouterCreate: write(build, vpcRouterCreate, ['Router']),
    vpcRouterUpdate: write(build, vpcRouterUpdate, ['Router']),
    /** Subnets that used it lose it. */
    vpcRouterDelete: write(build, vpcRouterDelete, ['Router', 'Subnet']),
    vpcRouterRouteList: read(build, vpcRouterRouteList, ['Route']),
    vpcRouterRouteView: read(build, vpcRouterRouteView, ['Route']),
    vpcRouterRouteCreate: write(build, vpcRouterRouteCreate, ['Route']),
    vpcRouterRouteUpdate: write(build, vpcRouterRouteUpdate, ['Route']),
    vpcRouterRouteDelete: write(build, vpcRouterRouteDelete, ['Route']),
    /** The routes of several routers, by the router's id. */
    routerRoutes: build.query<
      Readonly<Record<string, readonly RouterRoute[]>>,
      { routers: readonly string[] }
    >({
      queryFn: ({ routers }, _api, _extra, ask) =>
        eachOf(routers, vpcRouterRouteList, (router, limit) => ({ router, limit }), ask),
      providesTags: ['Route'],
    }),
  }),
})
