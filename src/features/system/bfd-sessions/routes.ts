import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { loadsOne } from '#features/kit/routes/errors/loads'
import { panelOf, recordOf, tabOf } from '#features/kit/routes/nounRoutes'
import { bfdSessions } from './noun'

const list = () => import('./list')
const page = () => import('./BfdSessionPage')

/** BFD sessions of the switches. Operators only. */
const bfdSessionRoutes: RouteObject[] = [
  tabOf(bfdSessions, 'list', {
    words: ['failure detection', 'path failures', 'bidirectional'],
    Component: async () => (await list()).BfdSessionsPage,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(bfdSessions, 'enable', {
        Component: async () => (await import('./forms')).EnableBfdSessionForm,
      }),
    ],
  }),
  recordOf(bfdSessions, 'page', {
    Component: async () => (await page()).BfdSessionPage,
    loader: async () => (await page()).loader,
    // The switch is part of the session's name, not of its place.
    loads: loadsOne('BFD session', 'peer', undefined, {
      label: 'All BFD sessions',
      to: bfdSessions.to.list,
    }),
  }),
]

export const branches: RouteBranches = { system: bfdSessionRoutes }
