import { pageOf } from '#features/kit/routes/nounRoutes'
import { capacity } from './noun'

const page = () => import('./CapacityPage')

/** What the region has room for. Operators only. */
export const capacityRoutes = pageOf(capacity, 'list', {
  Component: async () => (await page()).CapacityPage,
  loader: async () => (await page()).loader,
})
