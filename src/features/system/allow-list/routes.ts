import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { allowList } from './noun'

const page = () => import('./AllowListPage')
const forms = () => import('./forms')

// There is one list, without a name.
const loads = loadsAll('the allow list')

/** The networks that may reach the API. Operators only. */
const allowListRoutes = pageOf(allowList, 'list', {
  words: ['allow list', 'whitelist', 'IP filter', 'firewall'],
  Component: async () => (await page()).AllowListPage,
  loader: async () => (await page()).loader,
  loads,
  panels: [
    panelOf(allowList, 'edit', {
      Component: async () => (await forms()).EditAllowListForm,
      loader: async () => (await forms()).editLoader,
      loads,
    }),
  ],
})

export const branches: RouteBranches = { system: [allowListRoutes] }
