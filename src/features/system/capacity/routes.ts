import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { tabOf } from '#features/kit/routes/nounRoutes'
import { capacity } from './noun'

const page = () => import('./CapacityPage')

/** The free room of the region. Operators only. */
const capacityRoutes = tabOf(capacity, 'list', {
  words: ['free space', 'room', 'headroom', 'fit'],
  Component: async () => (await page()).CapacityPage,
  loader: async () => (await page()).loader,
})

export const branches: RouteBranches = { system: [capacityRoutes] }
