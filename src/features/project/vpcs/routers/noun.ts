import { noun } from '#features/kit/noun/noun'
import { vpcPath } from '../noun'
import { networkCollaborator } from '#model/needs'

const page = `${vpcPath}/routers/:router` as const

export const routers = noun({
  kind: 'router',
  one: 'router',
  many: 'routers',
  paths: { list: `${vpcPath}/routers`, create: `${vpcPath}/routers-new`, page, edit: `${page}/edit` },
  panels: { create: 'Create router', edit: 'Edit router' },
  creates: { create: networkCollaborator },
  help: ['routers', 'subnets'],
})

/** The routes of a router, listed on its page. */
export const routerRoutes = noun({
  kind: 'route',
  one: 'route',
  many: 'routes',
  layout: 'record',
  paths: { list: page, create: `${page}/routes-new`, edit: `${page}/routes/:route/edit` },
  panels: { create: 'Create route', edit: 'Edit route' },
  creates: { create: networkCollaborator },
  help: ['routers', 'internet-gateways', 'subnets'],
})
