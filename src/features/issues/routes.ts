import { crumb } from '#features/routing/crumbs'
import { page } from '#features/routing/routeParts'

/** Problems for operators. Each part of the page shows its own errors. */
export const issues = page({
  path: 'issues',
  handle: crumb('Issues'),
  Component: async () => (await import('./IssuesPage')).IssuesPage,
})
