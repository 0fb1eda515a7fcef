import type { RouterRoute, VpcRouter } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
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
    title: 'Delete router',
    body: `Delete ${router.name}? Its routes go with it, and subnets that use it fall back to the system router.`,
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
    title: 'Delete route',
    body: `Delete ${route.name}? What it carried goes wherever the next matching route says.`,
    tone: 'danger',
  }),
  started: (route) => `Route ${route.name} deleted`,
  failed: (route) => `Could not delete ${route.name}`,
})
