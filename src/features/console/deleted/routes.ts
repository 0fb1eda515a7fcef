import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { pageOf, recordOf } from '#features/kit/routes/nounRoutes'
import { deletedThings } from './noun'

const list = () => import('./list')

/** The list of deleted things of a project, and the page that brings one of them back. */
const deletedRoutes: RouteObject[] = [
  pageOf(deletedThings, 'list', {
    words: ['bring back', 'restore', 'recover', 'undelete', 'trash', 'recycle bin'],
    Component: async () => (await list()).DeletedPage,
    loader: async () => (await list()).loader,
  }),
  recordOf(deletedThings, 'page', {
    crumb: 'Bring back',
    Component: async () => (await import('./BringBackPage')).BringBackPage,
  }),
]

export const branches: RouteBranches = { project: deletedRoutes }
