import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page } from '#features/routing/routeParts'

/** The use of quotas by the user's silo. */
export const siloUtilization = page({
  path: 'utilization',
  handle: crumb('Utilization'),
  Component: async () => (await import('./SiloUtilizationPage')).SiloUtilizationPage,
  loader: async () => (await import('./loaders')).siloUtilizationLoader,
  loads: loadsAll('utilization'),
})

/** The use of quotas by all silos. Operators only. */
export const systemUtilization = page({
  path: 'utilization',
  handle: crumb('Utilization'),
  Component: async () => (await import('./SystemUtilizationPage')).SystemUtilizationPage,
  loader: async () => (await import('./loaders')).systemUtilizationLoader,
  loads: loadsAll('utilization'),
})
