import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { project, of, panel } from '../app/routeParts'

/** Snapshots of a project. */
export const snapshots: RouteObject = {
  handle: crumb('Snapshots', (params) => paths.snapshots({ project: project(params) })),
  lazy: {
    Component: async () => (await import('./SnapshotsPage')).SnapshotsPage,
    loader: async () => (await import('./loaders')).snapshotsLoader,
  },
  children: [
    { path: 'snapshots', element: null },
    panel('snapshots-new', 'New snapshot', {
      Component: async () => (await import('./CreateSnapshotPanel')).CreateSnapshotPanel,
    }),
    panel('snapshots/:snapshot', of('snapshot'), {
      Component: async () => (await import('./SnapshotPanel')).SnapshotPanel,
      loader: async () => (await import('./loaders')).snapshotLoader,
    }),
    panel('snapshots/:snapshot/images-new', 'Create image from snapshot', {
      Component: async () => (await import('./CreateImagePanel')).CreateImagePanel,
      loader: async () => (await import('./loaders')).snapshotLoader,
    }),
  ],
}
