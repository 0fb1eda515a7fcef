import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page } from '#features/routing/routeParts'

/** What the user's silo uses of its quotas. */
export const siloUtilization = page({
  path: 'utilization',
  handle: crumb('Utilization'),
  Component: async () => (await import('./SiloUtilizationPage')).SiloUtilizationPage,
  loader: async () => (await import('./loaders')).siloUtilizationLoader,
  loads: loadsAll('utilization'),
})

/** What all silos use. Operators only. */
export const systemUtilization = page({
  path: 'utilization',
  handle: crumb('Utilization'),
  Component: async () => (await import('./SystemUtilizationPage')).SystemUtilizationPage,
  loader: async () => (await import('./loaders')).systemUtilizationLoader,
  loads: loadsAll('utilization'),
})
