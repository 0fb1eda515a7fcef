import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page } from '#features/routing/routeParts'

/** What the region has room for. Operators only. */
export const capacity = page({
  path: 'capacity',
  handle: crumb('Capacity'),
  Component: async () => (await import('./CapacityPage')).CapacityPage,
  loader: async () => (await import('./loaders')).capacityLoader,
  loads: loadsAll('capacity'),
})
