import type { Params, RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel } from '#features/routing/routeParts'

const allSessions: WayOn = { label: 'All BFD sessions', to: paths.bfdSessions }
const at = ({ switchLocation = '', peer = '' }: Params) => ({ switchLocation, peer })

/** BFD sessions of the switches. Operators only. */
export const bfdSessions: RouteObject[] = [
  page({
    handle: crumb('BFD sessions', allSessions.to, 'Peer,Switch,State,Mode,Local address'),
    Component: async () => (await import('./BfdSessionsPage')).BfdSessionsPage,
    loader: async () => (await import('./loaders')).bfdSessionsLoader,
    loads: loadsAll('BFD sessions'),
    children: [
      { path: 'networking/bfd-sessions', element: null },
      panel('networking/bfd-sessions-enable', 'Enable BFD session', {
        Component: async () => (await import('./EnableBfdSessionForm')).EnableBfdSessionForm,
      }),
    ],
  }),
  {
    path: 'networking/bfd-sessions/:switchLocation/:peer',
    handle: crumb('BFD sessions', allSessions.to),
    children: [
      page({
        handle: crumb(
          (params) => at(params).peer,
          (params) => paths.bfdSession(at(params)),
        ),
        Component: async () => (await import('./BfdSessionPage')).BfdSessionPage,
        loader: async () => (await import('./loaders')).bfdSessionLoader,
        loads: loadsOne('BFD session', 'peer', undefined, allSessions),
        children: [{ index: true, element: null }],
      }),
    ],
  },
]
