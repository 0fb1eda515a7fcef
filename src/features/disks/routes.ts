import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { loadsAll, loadsOne, type WayOn } from '../app/errors/loads'
import { inProject, of, page, panel } from '../app/routeParts'

const allDisks: WayOn = { label: 'All disks', to: inProject(paths.disks) }

/** Disks of a project. */
export const disks = page({
  handle: crumb('Disks', allDisks.to),
  Component: async () => (await import('./DisksPage')).DisksPage,
  loader: async () => (await import('./loaders')).disksLoader,
  loads: loadsAll('disks'),
  children: [
    { path: 'disks', element: null },
    panel('disks-new', 'Create disk', {
      Component: async () => (await import('./CreateDiskForm')).CreateDiskPanel,
      loader: async () => (await import('./loaders')).newDiskLoader,
    }),
    panel('disks/:disk', of('disk'), {
      Component: async () => (await import('./DiskPanel')).DiskPanel,
      loader: async () => (await import('./loaders')).diskLoader,
      loads: loadsOne('disk', 'disk', 'project', allDisks),
    }),
  ],
})
