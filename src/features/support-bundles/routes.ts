import type { Params, RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { page, panel } from '#features/routing/routeParts'
import { bundleName } from './bundleText'

const allBundles: WayOn = { label: 'All support bundles', to: paths.supportBundles }
const idIn = (params: Params) => params['bundleId'] ?? ''

/** Support bundles of the region. Operators only. */
export const supportBundles: RouteObject[] = [
  page({
    handle: crumb('Support bundles', allBundles.to, 'Bundle,Comment,State,Reason,Created'),
    Component: async () => (await import('./SupportBundlesPage')).SupportBundlesPage,
    loader: async () => (await import('./loaders')).supportBundlesLoader,
    loads: loadsAll('support bundles'),
    children: [
      { path: 'support-bundles', element: null },
      panel('support-bundles-new', 'Create support bundle', {
        Component: async () => (await import('./CreateSupportBundleForm')).CreateSupportBundleForm,
      }),
    ],
  }),
  {
    path: 'support-bundles/:bundleId',
    handle: crumb('Support bundles', allBundles.to),
    children: [
      page({
        handle: crumb(
          (params) => bundleName(idIn(params)),
          (params) => paths.supportBundle(idIn(params)),
        ),
        Component: async () => (await import('./SupportBundlePage')).SupportBundlePage,
        loader: async () => (await import('./loaders')).supportBundleLoader,
        loads: loadsOne('support bundle', 'bundleId', undefined, allBundles),
        children: [
          { index: true, element: null },
          panel('edit', 'Edit comment', {
            Component: async () => (await import('./EditCommentForm')).EditCommentForm,
          }),
        ],
      }),
    ],
  },
]
