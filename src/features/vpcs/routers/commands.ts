import type { RouterRoute, VpcRouter } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import { phrase } from '../../../store/commands/phrase'
import { routerFixed, routeDeleteFixed } from '../../../store/model/routes'
import '../../../store/api/routers'

export const deleteRouter = defineCommand<VpcRouter, 'vpcRouterDelete'>({
  name: 'router.delete',
  label: 'Delete',
  operation: 'vpcRouterDelete',
  forbids: routerFixed,
  toArgs: (router) => ({ router: router.id }),
  subject: (router) => ({ kind: 'router', id: router.id, name: router.name }),
  confirm: (router) => ({
    title: phrase`Delete ${router.name}?`,
    body: 'The router and its routes are deleted. Subnets that use it fall back to the system router.',
    tone: 'danger',
  }),
  started: (router) => `Router ${router.name} deleted`,
  failed: (router) => `Could not delete ${router.name}`,
})

export const deleteRoute = defineCommand<RouterRoute, 'vpcRouterRouteDelete'>({
  name: 'route.delete',
  label: 'Delete',
  operation: 'vpcRouterRouteDelete',
  forbids: routeDeleteFixed,
  toArgs: (route) => ({ route: route.id }),
  subject: (route) => ({ kind: 'route', id: route.id, name: route.name }),
  confirm: (route) => ({
    title: phrase`Delete ${route.name}?`,
    body: 'The route is deleted. Its traffic follows the next route that matches.',
    tone: 'danger',
  }),
  started: (route) => `Route ${route.name} deleted`,
  failed: (route) => `Could not delete ${route.name}`,
})
