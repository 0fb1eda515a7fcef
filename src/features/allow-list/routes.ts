import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll } from '#features/routing/errors/loads'
import { page, panel } from '#features/routing/routeParts'

/** From where the API may be reached. Operators only. */
export const allowList: RouteObject = page({
  path: 'networking/allow-list',
  handle: crumb('API access', paths.allowList),
  Component: async () => (await import('./AllowListPage')).AllowListPage,
  loader: async () => (await import('./loaders')).allowListLoader,
  loads: loadsAll('the allow list'),
  children: [
    { index: true, element: null },
    panel('edit', 'Edit allow list', {
      Component: async () => (await import('./EditAllowListForm')).EditAllowListForm,
      loader: async () => (await import('./loaders')).freshAllowListLoader,
      loads: loadsAll('the allow list'),
    }),
  ],
})
