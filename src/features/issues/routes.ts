import { tabOf } from '#features/kit/routes/nounRoutes'
import { issues } from './noun'

/** Problems for operators. Each part of the page shows its own errors. */
export const issueRoutes = tabOf(issues, 'list', {
  Component: async () => (await import('./IssuesPage')).IssuesPage,
})
