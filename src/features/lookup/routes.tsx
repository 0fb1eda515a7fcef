import type { RouteObject } from 'react-router'
import { titleCrumb } from '../app/crumbs'
import { loadsOne } from '../app/errors/loads'
import { PageError } from '../app/errors/RouteError'
import { allProjects } from '../app/routeParts'

/** An instance by its id alone. */
export const lookup: RouteObject[] = ['lookup/instances/:instance', 'lookup/i/:instance'].map((path) => ({
  path,
  handle: titleCrumb('Find an instance'),
  // Always redirects or fails; there is nothing of its own to show.
  element: null,
  lazy: { loader: async () => (await import('./loader')).lookupInstanceLoader },
  errorElement: <PageError loads={loadsOne('instance with the ID', 'instance', undefined, allProjects)} />,
}))
