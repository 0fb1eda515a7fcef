import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf, recordOf } from '#features/kit/routes/nounRoutes'
import { bundleName } from './bundleText'
import { supportBundles } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const page = () => import('./SupportBundlePage')

/** Support bundles of the region. Operators only. */
const supportBundleRoutes = [
  pageOf(supportBundles, 'list', {
    words: ['diagnostics', 'logs', 'dump', 'sosreport'],
    Component: async () => (await list()).SupportBundlesPage,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(supportBundles, 'create', { Component: async () => (await forms()).CreateSupportBundleForm }),
    ],
  }),
  recordOf(supportBundles, 'page', {
    crumb: ({ bundleId = '' }) => bundleName(bundleId),
    Component: async () => (await page()).SupportBundlePage,
    loader: async () => (await page()).loader,
    panels: [panelOf(supportBundles, 'edit', { Component: async () => (await forms()).EditCommentForm })],
  }),
]

export const branches: RouteBranches = { system: supportBundleRoutes }
