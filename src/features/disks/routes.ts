import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import { project, of, panel } from '../app/routeParts'

/** Disks of a project. */
export const disks: RouteObject = {
  handle: crumb('Disks', (params) => paths.disks({ project: project(params) })),
  lazy: {
    Component: async () => (await import('./DisksPage')).DisksPage,
    loader: async () => (await import('./loaders')).disksLoader,
  },
  children: [
    { path: 'disks', element: null },
    panel('disks-new', 'New disk', {
      Component: async () => (await import('./CreateDiskForm')).CreateDiskPanel,
      loader: async () => (await import('./loaders')).newDiskLoader,
    }),
    panel('disks/:disk', of('disk'), {
      Component: async () => (await import('./DiskPanel')).DiskPanel,
      loader: async () => (await import('./loaders')).diskLoader,
    }),
  ],
}
