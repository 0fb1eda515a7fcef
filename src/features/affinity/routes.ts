import type { RouteObject } from 'react-router'
import { paths } from '#src/paths'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne, type WayOn } from '#features/routing/errors/loads'
import { inProject, paramLabel, page, panel } from '#features/routing/routeParts'

const allGroups: WayOn = { label: 'All affinity groups', to: inProject(paths.affinity) }
const groupsCrumb = crumb('Affinity groups', allGroups.to)

const GroupPage = async () => (await import('./GroupPage')).GroupPage
const EditGroupPanel = async () => (await import('./EditGroupPanel')).EditGroupPanel

/** Groups of either kind in a project. Each kind has its own address, since names may repeat across kinds. */
export const affinity: RouteObject[] = [
  page({
    handle: groupsCrumb,
    Component: async () => (await import('./AffinityPage')).AffinityPage,
    loader: async () => (await import('./loaders')).groupsLoader,
    loads: loadsAll('affinity groups'),
    children: [
      { path: 'affinity', element: null },
      panel('affinity-new', 'Create affinity group', {
        Component: async () => (await import('./CreateGroupPanel')).CreateGroupPanel,
      }),
    ],
  }),
  {
    path: 'affinity/:antiAffinityGroup',
    handle: groupsCrumb,
    children: [
      page({
        handle: crumb(paramLabel('antiAffinityGroup')),
        Component: GroupPage,
        loader: async () => (await import('./loaders')).antiAffinityGroupLoader,
        loads: loadsOne('anti-affinity group', 'antiAffinityGroup', 'project', allGroups),
        children: [
          { index: true, element: null },
          panel('edit', 'Edit anti-affinity group', { Component: EditGroupPanel }),
        ],
      }),
    ],
  },
  {
    path: 'affinity-groups/:affinityGroup',
    handle: groupsCrumb,
    children: [
      page({
        handle: crumb(paramLabel('affinityGroup')),
        Component: GroupPage,
        loader: async () => (await import('./loaders')).affinityGroupLoader,
        loads: loadsOne('affinity group', 'affinityGroup', 'project', allGroups),
        children: [
          { index: true, element: null },
          panel('edit', 'Edit affinity group', { Component: EditGroupPanel }),
        ],
      }),
    ],
  },
]
