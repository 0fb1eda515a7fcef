import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb } from '../app/crumbs'
import { project, of } from '../app/routeParts'

const affinityCrumb = crumb('Affinity groups', (params) => paths.affinity({ project: project(params) }))

/** A group's page, with its edit panel. The two kinds have an address each, since they may share a name. */
const affinityGroup = (path: string, param: string, label: string): RouteObject => ({
  path,
  handle: affinityCrumb,
  children: [
    {
      handle: crumb(of(param)),
      lazy: async () => {
        const [{ GroupPage }, { groupLoader }] = await Promise.all([
          import('./GroupPage'),
          import('./loaders'),
        ])
        return { Component: GroupPage, loader: groupLoader }
      },
      children: [
        { index: true, element: null },
        {
          path: 'edit',
          handle: titleCrumb(label),
          lazy: async () => ({
            Component: (await import('./EditGroupPanel')).EditGroupPanel,
          }),
        },
      ],
    },
  ],
})

/** Groups of either kind in a project. */
export const affinity: RouteObject[] = [
  {
    handle: affinityCrumb,
    lazy: async () => {
      const [{ AffinityPage }, { groupsLoader }] = await Promise.all([
        import('./AffinityPage'),
        import('./loaders'),
      ])
      return { Component: AffinityPage, loader: groupsLoader }
    },
    children: [
      { path: 'affinity', element: null },
      {
        path: 'affinity-new',
        handle: titleCrumb('New affinity group'),
        lazy: async () => ({
          Component: (await import('./CreateGroupPanel')).CreateGroupPanel,
        }),
      },
    ],
  },
  affinityGroup('affinity/:antiAffinityGroup', 'antiAffinityGroup', 'Edit anti-affinity group'),
  affinityGroup('affinity-groups/:affinityGroup', 'affinityGroup', 'Edit affinity group'),
]
