import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, paramLabel } from '#features/routing/routeParts'

const allLots: WayOn = { label: 'All address lots', to: paths.addressLots }

/** Address lots of the region and their blocks. Operators only. */
export const addressLots: RouteObject[] = [
  page({
    handle: crumb('Address lots', allLots.to, 'Name,Description,Kind,Created'),
    Component: async () => (await import('./AddressLotsPage')).AddressLotsPage,
    loader: async () => (await import('./loaders')).addressLotsLoader,
    loads: loadsAll('address lots'),
    children: [
      { path: 'networking/address-lots', element: null },
      panel('networking/address-lots-new', 'Create address lot', {
        Component: async () => (await import('./CreateAddressLotForm')).CreateAddressLotForm,
      }),
    ],
  }),
  {
    path: 'networking/address-lots/:lot',
    handle: crumb('Address lots', allLots.to),
    children: [
      page({
        handle: crumb(paramLabel('lot'), ({ lot = '' }) => paths.addressLot(lot)),
        Component: async () => (await import('./AddressLotPage')).AddressLotPage,
        loader: async () => (await import('./loaders')).addressLotLoader,
        loads: loadsOne('address lot', 'lot', undefined, allLots),
        children: [{ index: true, element: null }],
      }),
    ],
  },
]
