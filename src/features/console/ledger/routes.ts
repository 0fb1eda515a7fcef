import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf } from '#features/kit/routes/nounRoutes'
import { ledger } from './noun'

/** The actions of the user. The page needs no call of the region. */
const ledgerRoutes = pageOf(ledger, 'list', {
  Component: async () => (await import('./list')).LedgerPage,
})

export const branches: RouteBranches = { activity: [ledgerRoutes] }
