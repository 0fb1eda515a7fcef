import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page } from '#features/routing/routeParts'
import { shortId } from '#ui/text/truncated'

const allRacks: WayOn = { label: 'All racks', to: paths.racks }

/** The racks of the region, and one of them drawn. Operators only. */
export const racks: RouteObject[] = [
  page({
    path: 'racks',
    handle: crumb(
      'Racks',
      paths.racks,
      'Rack,Sleds,Take new instances,To be added,Switches,Threads,RAM,Created',
    ),
    Component: async () => (await import('./RacksPage')).RacksPage,
    loader: async () => (await import('./loaders')).racksLoader,
    loads: loadsAll('racks'),
  }),
  {
    path: 'racks/:rackId',
    handle: crumb('Racks', paths.racks),
    children: [
      page({
        handle: crumb(
          ({ rackId = '' }) => shortId(rackId),
          ({ rackId = '' }) => paths.rack(rackId),
        ),
        Component: async () => (await import('./RackPage')).RackPage,
        loader: async () => (await import('./loaders')).rackLoader,
        loads: loadsOne('rack', 'rackId', undefined, allRacks),
        children: [{ index: true, element: null }],
      }),
    ],
  },
]
