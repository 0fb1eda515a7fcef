import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, paramLabel, page, panel } from '#features/routing/routeParts'

const allDisks: WayOn = { label: 'All disks', to: inProject(paths.disks) }

/** Disks of a project. */
export const disks = page({
  handle: { ...crumb('Disks', allDisks.to, 'Name,Attached to,Source,Size,State,Created'), hasCensus: true },
  Component: async () => (await import('./DisksPage')).DisksPage,
  loader: async () => (await import('./loaders')).disksLoader,
  loads: loadsAll('disks'),
  children: [
    { path: 'disks', element: null },
    panel('disks-new', 'Create disk', {
      Component: async () => (await import('#features/shared/disk/CreateDiskForm')).CreateDiskPanel,
      loader: async () => (await import('./loaders')).newDiskLoader,
    }),
    panel('disks/:disk', paramLabel('disk'), {
      Component: async () => (await import('./DiskPanel')).DiskPanel,
      loader: async () => (await import('./loaders')).diskLoader,
      loads: loadsOne('disk', 'disk', 'project', allDisks),
    }),
  ],
})
