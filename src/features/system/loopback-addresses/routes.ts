import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { loopbackAddresses } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')

/** Loopback addresses of the switches. Operators only. */
const loopbackAddressRoutes = tabOf(loopbackAddresses, 'list', {
  words: ['lo0', 'anycast', 'switch addresses'],
  Component: async () => (await list()).LoopbackAddressesPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(loopbackAddresses, 'create', {
      Component: async () => (await forms()).CreateLoopbackAddressForm,
      loader: async () => (await forms()).loader,
    }),
  ],
})

export const branches: RouteBranches = { system: [loopbackAddressRoutes] }
