import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { machines } from './noun'

/** The page of the machine debugger, outside the frame: it works when the region fails. */
const machineRoutes: RouteObject = {
  path: machines.to.page.path,
  handle: titleCrumb(machines.title),
  lazy: { Component: async () => (await import('./MachinesPage')).MachinesPage },
}

export const branches: RouteBranches = { pages: [machineRoutes] }
