import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel, paramLabel, redirectIndex, tab } from '#features/routing/routeParts'

const update: WayOn = { label: 'Target release', to: paths.update }
const allRoots: WayOn = { label: 'All trust roots', to: paths.trustRoots }
const version = paramLabel('version')

/** The release that the region is to run, repositories, and trust roots. Operators only. */
export const updates: RouteObject = {
  path: 'update',
  handle: crumb('Update', update.to),
  children: [
    redirectIndex('release'),
    page({
      Component: async () => (await import('./UpdatePage')).UpdatePage,
      children: [
        tab({
          handle: crumb('Target release', update.to),
          Component: async () => (await import('./ReleaseTab')).ReleaseTab,
          loader: async () => (await import('./loaders')).releaseLoader,
          loads: loadsAll('the target release'),
          children: [
            { path: 'release', element: null },
            panel('repositories-upload', 'Upload repository', {
              Component: async () => (await import('./upload/UploadRepositoryPanel')).UploadRepositoryPanel,
            }),
            panel('repositories-find', 'Find repository', {
              Component: async () => (await import('./FindRepositoryForm')).FindRepositoryForm,
            }),
          ],
        }),
        tab({
          handle: crumb('Trust roots', allRoots.to),
          Component: async () => (await import('./TrustRootsTab')).TrustRootsTab,
          loader: async () => (await import('./loaders')).trustRootsLoader,
          loads: loadsAll('trust roots'),
          children: [
            { path: 'trust-roots', element: null },
            panel('trust-roots-new', 'Add trust root', {
              Component: async () => (await import('./AddTrustRootForm')).AddTrustRootForm,
            }),
            panel('trust-roots/:trustRootId', 'Trust root', {
              Component: async () => (await import('./TrustRootPanel')).TrustRootPanel,
              loader: async () => (await import('./loaders')).trustRootLoader,
              loads: loadsOne('trust root', 'trustRootId', undefined, allRoots),
            }),
          ],
        }),
      ],
    }),
    page({
      path: 'repositories/:version',
      handle: crumb(version, (params) => paths.repository(version(params))),
      Component: async () => (await import('./RepositoryPage')).RepositoryPage,
      loader: async () => (await import('./loaders')).repositoryLoader,
      loads: loadsOne('repository', 'version', undefined, update),
    }),
  ],
}
