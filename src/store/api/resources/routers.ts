import { api } from '../api'
import { fetchForEach } from '../wire/fetchForEach'
import { change, query, mutation } from '../wire/endpoint'
import { namedFields, update } from '../wire/update'
import type { RouterRoute } from '../generated/types'
import {
  vpcRouterRouteCreate,
  vpcRouterRouteDelete,
  vpcRouterRouteList,
  vpcRouterRouteUpdate,
  vpcRouterRouteView,
} from '../generated/operations/vpcRouterRoutes'
import {
  vpcRouterCreate,
  vpcRouterDelete,
  vpcRouterList,
  vpcRouterUpdate,
  vpcRouterView,
} from '../generated/operations/vpcRouters'
import { provides } from '../wire/outdated'

/** Routers of a VPC and their routes. */
export const routersApi = api.injectEndpoints({
  endpoints: (build) => ({
    vpcRouterList: query(build, vpcRouterList, ['Router']),
    vpcRouterView: query(build, vpcRouterView, ['Router']),
    vpcRouterCreate: mutation(build, vpcRouterCreate, ['Router']),
    vpcRouterUpdate: update(build, vpcRouterUpdate, ['Router'], { view: vpcRouterView, fields: namedFields }),
    /** Also invalidates subnets: those with this router lose their custom router. */
    vpcRouterDelete: change(build, vpcRouterDelete, ['Router', 'Subnet']),
    vpcRouterRouteList: query(build, vpcRouterRouteList, ['Route']),
    vpcRouterRouteView: query(build, vpcRouterRouteView, ['Route']),
    vpcRouterRouteCreate: mutation(build, vpcRouterRouteCreate, ['Route']),
    vpcRouterRouteUpdate: update(build, vpcRouterRouteUpdate, ['Route'], {
      view: vpcRouterRouteView,
      fields: ({ name, description, destination, target }) => ({ name, description, destination, target }),
      always: ['destination', 'target'],
    }),
    vpcRouterRouteDelete: change(build, vpcRouterRouteDelete, ['Route']),
    /** The routes of several routers, by the router's id. */
    routerRoutes: build.query<
      Readonly<Record<string, readonly RouterRoute[]>>,
      { routers: readonly string[] }
    >({
      queryFn: ({ routers }, _api, _extra, ask) =>
        fetchForEach(routers, vpcRouterRouteList, (router, limit) => ({ router, limit }), ask),
      providesTags: provides('routerRoutes', () => ['Route']),
    }),
  }),
})
