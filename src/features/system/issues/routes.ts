import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { tabOf } from '#features/kit/routes/nounRoutes'
import { issues } from './noun'

/** Problems for operators. Each part of the page shows its own errors. */
const issueRoutes = tabOf(issues, 'list', {
  words: ['problems', 'errors', 'faults', 'health', 'needs attention'],
  Component: async () => (await import('./IssuesPage')).IssuesPage,
})

export const branches: RouteBranches = { system: [issueRoutes] }
