import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, paramLabel, page, panel } from '#features/routing/routeParts'

const allSnapshots: WayOn = { label: 'All snapshots', to: inProject(paths.snapshots) }

/** Snapshots of a project. */
export const snapshots = page({
  handle: {
    ...crumb('Snapshots', allSnapshots.to, 'Name,Description,Disk,State,Size,Created'),
    hasCensus: true,
  },
  Component: async () => (await import('./SnapshotsPage')).SnapshotsPage,
  loader: async () => (await import('./loaders')).snapshotsLoader,
  loads: loadsAll('snapshots'),
  children: [
    { path: 'snapshots', element: null },
    panel('snapshots-new', 'Create snapshot', {
      Component: async () => (await import('./CreateSnapshotPanel')).CreateSnapshotPanel,
    }),
    panel('snapshots/:snapshot', paramLabel('snapshot'), {
      Component: async () => (await import('./SnapshotPanel')).SnapshotPanel,
      loader: async () => (await import('./loaders')).snapshotLoader,
      loads: loadsOne('snapshot', 'snapshot', 'project', allSnapshots),
    }),
    panel('snapshots/:snapshot/images-new', 'Create image from snapshot', {
      Component: async () => (await import('./CreateImagePanel')).CreateImagePanel,
      loader: async () => (await import('./loaders')).snapshotLoader,
      loads: loadsOne('snapshot', 'snapshot', 'project', allSnapshots),
    }),
  ],
})
