import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project, of } from '../app/routeParts'

/** Disks of a project. */
export const disks: RouteObject = {
  handle: crumb('Disks', (params) => paths.disks({ project: project(params) })),
  lazy: async () => {
    const [{ DisksPage }, { disksLoader }] = await Promise.all([import('./DisksPage'), import('./loaders')])
    return { Component: DisksPage, loader: disksLoader }
  },
  children: [
    { path: 'disks', element: null },
    {
      path: 'disks-new',
      handle: titleCrumb('New disk'),
      lazy: async () => ({
        Component: (await import('./CreateDiskForm')).CreateDiskPanel,
      }),
    },
    {
      path: 'disks/:disk',
      handle: titleCrumb(of('disk')),
      lazy: async () => {
        const [{ DiskPanel }, { diskLoader }] = await Promise.all([
          import('./DiskPanel'),
          import('./loaders'),
        ])
        return { Component: DiskPanel, loader: diskLoader }
      },
    },
  ],
}
