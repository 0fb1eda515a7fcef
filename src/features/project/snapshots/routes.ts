import type { RouteBranches } from '#features/kit/routes/routeBranches'
import { pageOf, panelOf } from '#features/kit/routes/nounRoutes'
import { paramLabel } from '#features/kit/routes/routeParts'
import { snapshots } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const details = () => import('./SnapshotPanel')

/** The pages of a project's snapshots. */
const snapshotRoutes = pageOf(snapshots, 'list', {
  words: ['backups', 'disk copies', 'points in time'],
  Component: async () => (await list()).SnapshotsPage,
  loader: async () => (await list()).loader,
  panels: [
    panelOf(snapshots, 'create', { Component: async () => (await forms()).CreateSnapshotPanel }),
    panelOf(snapshots, 'page', {
      crumb: paramLabel('snapshot'),
      Component: async () => (await details()).SnapshotPanel,
      loader: async () => (await details()).loader,
    }),
    panelOf(snapshots, 'createImage', {
      Component: async () => (await forms()).CreateImagePanel,
      loader: async () => (await details()).loader,
    }),
  ],
})

export const branches: RouteBranches = { project: [snapshotRoutes] }
