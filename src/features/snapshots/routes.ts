import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project } from '../app/routeParts'

/** Snapshots of a project. */
export const snapshots: RouteObject = {
  handle: crumb('Snapshots', (params) => paths.snapshots({ project: project(params) })),
  lazy: async () => {
    const [{ SnapshotsPage }, { snapshotsLoader }] = await Promise.all([
      import('./SnapshotsPage'),
      import('./loaders'),
    ])
    return { Component: SnapshotsPage, loader: snapshotsLoader }
  },
  children: [
    { path: 'snapshots', element: null },
    {
      path: 'snapshots-new',
      handle: titleCrumb('New snapshot'),
      lazy: async () => ({
        Component: (await import('./CreateSnapshotPanel')).CreateSnapshotPanel,
      }),
    },
    {
      path: 'snapshots/:snapshot/images-new',
      handle: titleCrumb('Create image from snapshot'),
      lazy: async () => {
        const [{ CreateImagePanel }, { snapshotLoader }] = await Promise.all([
          import('./CreateImagePanel'),
          import('./loaders'),
        ])
        return { Component: CreateImagePanel, loader: snapshotLoader }
      },
    },
  ],
}
