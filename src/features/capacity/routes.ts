import { pageOf } from '#features/kit/routes/nounRoutes'
import { capacity } from './noun'

const page = () => import('./CapacityPage')

/** The free room of the region. Operators only. */
export const capacityRoutes = pageOf(capacity, 'list', {
  hasContext: true,
  shape: 'fit',
  Component: async () => (await page()).CapacityPage,
  loader: async () => (await page()).loader,
})
