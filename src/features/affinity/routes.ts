import type { RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb } from '../app/crumbs'
import type { LoaderInput } from '../app/load'
import { project, of, panel } from '../app/routeParts'

const affinityCrumb = crumb('Affinity groups', (params) => paths.affinity({ project: project(params) }))

/** A group's page, with its edit panel. The two kinds have an address each, since they may share a name. */
const affinityGroup = (
  path: string,
  param: string,
  label: string,
  loader: () => Promise<(input: LoaderInput) => unknown>,
): RouteObject => ({
  path,
  handle: affinityCrumb,
  children: [
    {
      handle: crumb(of(param)),
      lazy: {
        Component: async () => (await import('./GroupPage')).GroupPage,
        loader,
      },
      children: [
        { index: true, element: null },
        panel('edit', label, { Component: async () => (await import('./EditGroupPanel')).EditGroupPanel }),
      ],
    },
  ],
})

/** Groups of either kind in a project. */
export const affinity: RouteObject[] = [
  {
    handle: affinityCrumb,
    lazy: {
      Component: async () => (await import('./AffinityPage')).AffinityPage,
      loader: async () => (await import('./loaders')).groupsLoader,
    },
    children: [
      { path: 'affinity', element: null },
      panel('affinity-new', 'New affinity group', {
        Component: async () => (await import('./CreateGroupPanel')).CreateGroupPanel,
      }),
    ],
  },
  affinityGroup(
    'affinity/:antiAffinityGroup',
    'antiAffinityGroup',
    'Edit anti-affinity group',
    async () => (await import('./loaders')).antiAffinityGroupLoader,
  ),
  affinityGroup(
    'affinity-groups/:affinityGroup',
    'affinityGroup',
    'Edit affinity group',
    async () => (await import('./loaders')).affinityGroupLoader,
  ),
]
