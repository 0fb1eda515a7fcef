import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { pageOf, panelOf, recordOf } from '#features/kit/routes/nounRoutes'
import { affinityGroups, antiAffinityGroups } from './noun'

const list = () => import('./list')
const forms = () => import('./forms')
const page = () => import('./GroupPage')

const GroupPage = async () => (await page()).GroupPage
const EditGroupForm = async () => (await forms()).EditGroupForm

/** Groups of either kind in a project. */
const affinityRoutes: RouteObject[] = [
  pageOf(affinityGroups, 'list', {
    words: ['placement', 'anti-affinity', 'spread', 'scheduling'],
    Component: async () => (await list()).AffinityPage,
    loader: async () => (await list()).loader,
    panels: [
      panelOf(affinityGroups, 'create', {
        Component: async () => (await forms()).CreateGroupForm,
      }),
    ],
  }),
  recordOf(antiAffinityGroups, 'page', {
    Component: GroupPage,
    loader: async () => (await page()).antiAffinityLoader,
    panels: [panelOf(antiAffinityGroups, 'edit', { Component: EditGroupForm })],
  }),
  recordOf(affinityGroups, 'page', {
    Component: GroupPage,
    loader: async () => (await page()).affinityLoader,
    panels: [panelOf(affinityGroups, 'edit', { Component: EditGroupForm })],
  }),
]

export const branches: RouteBranches = { project: affinityRoutes }
