import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, recordOf } from '#features/kit/routes/nounRoutes'
import { multicastGroups } from './noun'

const list = () => import('./list')
const page = () => import('./MulticastGroupPage')

/** The multicast groups of the region. */
const multicastGroupRoutes = [
  pageOf(multicastGroups, 'list', {
    words: ['IGMP', 'MLD', 'SSM', 'ASM'],
    Component: async () => (await list()).MulticastGroupsPage,
    loader: async () => (await list()).loader,
  }),
  recordOf(multicastGroups, 'page', {
    Component: async () => (await page()).MulticastGroupPage,
    loader: async () => (await page()).loader,
  }),
]

export const branches: RouteBranches = { silo: multicastGroupRoutes }
