import { tabOf } from '#features/kit/routes/nounRoutes'
import { capacity } from './noun'

const page = () => import('./CapacityPage')

/** The free room of the region. Operators only. */
export const capacityRoutes = tabOf(capacity, 'list', {
  shape: 'fit',
  Component: async () => (await page()).CapacityPage,
  loader: async () => (await page()).loader,
})
