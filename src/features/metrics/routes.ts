import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page } from '#features/routing/routeParts'

/** Queries over the region's time series. Operators only. */
export const metrics = page({
  path: 'metrics',
  handle: crumb('Metrics explorer'),
  Component: async () => (await import('./MetricsPage')).MetricsPage,
  loader: async () => (await import('./loaders')).metricsLoader,
  loads: loadsAll('the metrics explorer'),
})
