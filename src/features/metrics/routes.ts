import { loadsAll } from '#features/kit/routes/errors/loads'
import { pageOf } from '#features/kit/routes/nounRoutes'
import { metrics } from './noun'

const page = () => import('./MetricsPage')

/** Queries over the region's time series. Operators only. */
export const metricsRoutes = pageOf(metrics, 'list', {
  hasContext: true,
  shape: 'board',
  Component: async () => (await page()).MetricsPage,
  loader: async () => (await page()).loader,
  loads: loadsAll('the metrics explorer'),
})
