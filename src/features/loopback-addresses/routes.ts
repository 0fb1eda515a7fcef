import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page, panel } from '#features/routing/routeParts'

/** Loopback addresses of the switches. Operators only. */
export const loopbackAddresses: RouteObject = page({
  handle: crumb('Loopback addresses', paths.loopbackAddresses, 'Address,Switch,Address lot,Rack'),
  Component: async () => (await import('./LoopbackAddressesPage')).LoopbackAddressesPage,
  loader: async () => (await import('./loaders')).loopbackAddressesLoader,
  loads: loadsAll('loopback addresses'),
  children: [
    { path: 'networking/loopback-addresses', element: null },
    panel('networking/loopback-addresses-new', 'Create loopback address', {
      Component: async () => (await import('./CreateLoopbackAddressForm')).CreateLoopbackAddressForm,
      loader: async () => (await import('./loaders')).loopbackChoicesLoader,
    }),
  ],
})
