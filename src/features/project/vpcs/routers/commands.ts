import type { RouterRoute, VpcRouter } from '#store/api/generated/types'
import { routersApi } from '#store/api/resources/routers'
import { networkCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { routerFixed, routeDeleteFixed } from '#model/network/fixedRoutes'

export const deleteRouter = defineCommand<VpcRouter>()({
  name: 'router.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: routersApi.endpoints.vpcRouterDelete,
  disabledReason: routerFixed,
  toArgs: (router) => ({ router: router.id }),
  subject: (router) => ({ kind: 'router' as const, id: router.id, name: router.name }),
  confirm: (router, { The }) => ({
    title: phrase`Delete ${router.name}?`,
    body: `${The} router and its routes are deleted. Subnets that use it fall back to the system router.`,
    tone: 'danger',
  }),
  end: (router) => `Router ${router.name} deleted`,
  errorMessage: (router) => `Could not delete ${router.name}`,
})

export const deleteRoute = defineCommand<RouterRoute>()({
  name: 'route.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: networkCollaborator,
  endpoint: routersApi.endpoints.vpcRouterRouteDelete,
  disabledReason: routeDeleteFixed,
  toArgs: (route) => ({ route: route.id }),
  subject: (route) => ({ kind: 'route' as const, id: route.id, name: route.name }),
  confirm: (route, { The }) => ({
    title: phrase`Delete ${route.name}?`,
    body: `${The} route is deleted. Its traffic follows the next route that matches.`,
    tone: 'danger',
  }),
  end: (route) => `Route ${route.name} deleted`,
  errorMessage: (route) => `Could not delete ${route.name}`,
})
