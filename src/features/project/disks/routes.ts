import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { paramLabel } from '#features/kit/routes/routeParts'
import { disks } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const details = () => import('./DiskPanel')

/** The pages of a project's disks. */
const diskRoutes = pageOf(disks, 'list', {
  words: ['volumes', 'block storage', 'drives'],
  Component: async () => (await list()).DisksPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(disks, 'create', {
      Component: async () => (await forms()).CreateDiskPanel,
      loader: async () => (await forms()).createLoader,
    }),
    panelOf(disks, 'page', {
      crumb: paramLabel('disk'),
      Component: async () => (await details()).DiskPanel,
      loader: async () => (await details()).loader,
    }),
  ],
})

export const branches: RouteBranches = { project: [diskRoutes] }
