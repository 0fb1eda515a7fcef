import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { pageOf } from '#features/kit/routes/nounRoutes'
import { metrics } from './noun'

const page = () => import('./MetricsPage')

/** Queries over the region's time series. Operators only. */
const metricsRoutes = pageOf(metrics, 'list', {
  words: ['graphs', 'charts', 'timeseries', 'monitoring', 'queries'],
  Component: async () => (await page()).MetricsPage,
  loader: async () => (await page()).loader,
  loads: loadsAll('the metrics explorer'),
})

export const branches: RouteBranches = { system: [metricsRoutes] }
