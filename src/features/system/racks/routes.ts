import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, recordOf } from '#features/kit/routes/nounRoutes'
import { shortId } from '#ui/text/truncated'
import { racks } from './noun'

const list = () => import('./list')
const page = () => import('./RackPage')

/** The racks of the region, and a drawing of each. Operators only. */
const rackRoutes = [
  pageOf(racks, 'list', {
    words: ['cabinets', 'hardware', 'chassis'],
    Component: async () => (await list()).RacksPage,
    loader: async () => (await list()).loader,
  }),
  recordOf(racks, 'page', {
    crumb: ({ rackId = '' }) => `Rack ${shortId(rackId)}`,
    Component: async () => (await page()).RackPage,
    loader: async () => (await page()).loader,
  }),
]

export const branches: RouteBranches = { system: rackRoutes }
