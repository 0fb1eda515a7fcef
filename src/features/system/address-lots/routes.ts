import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { panelOf, recordOf, tabOf } from '#features/kit/routes/nounRoutes'
import { addressLots } from './noun'

const list = () => import('./list')
const page = () => import('./AddressLotPage')

/** Address lots of the region and their blocks. Operators only. */
const addressLotRoutes: RouteObject[] = [
  tabOf(addressLots, 'list', {
    words: ['address blocks', 'IP ranges', 'infrastructure addresses'],
    Component: async () => (await list()).AddressLotsPage,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(addressLots, 'create', {
        Component: async () => (await import('./forms')).CreateAddressLotForm,
      }),
    ],
  }),
  recordOf(addressLots, 'page', {
    Component: async () => (await page()).AddressLotPage,
    loader: async () => (await page()).loader,
  }),
]

export const branches: RouteBranches = { system: addressLotRoutes }
