import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { crumb } from '#features/kit/routing/crumbs'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { pageOf, panelOf, tabOf } from '#features/kit/routes/nounRoutes'
import { page, redirectIndex } from '#features/kit/routes/routeParts'
import { repositories, targetRelease, trustRoots } from './noun'

const release = () => import('./ReleaseTab')
const repository = () => import('./RepositoryPage')
const upload = () => import('./upload/UploadRepositoryPanel')
const find = () => import('./FindRepositoryForm')
const roots = () => import('./trust-roots/list')
const rootForms = () => import('./trust-roots/forms')
const root = () => import('./trust-roots/TrustRootPanel')

const tabs: RouteObject[] = [
  tabOf(targetRelease, 'list', {
    words: ['upgrade', 'software version', 'release', 'TUF repository'],
    Component: async () => (await release()).ReleaseTab,
    loader: async () => (await release()).loader,
    loads: loadsAll('the target release'),
    panels: [
      panelOf(repositories, 'upload', { Component: async () => (await upload()).UploadRepositoryPanel }),
      panelOf(repositories, 'find', { Component: async () => (await find()).FindRepositoryForm }),
    ],
  }),
  tabOf(trustRoots, 'list', {
    words: ['signing keys', 'TUF', 'root of trust'],
    Component: async () => (await roots()).TrustRootsTab,
    loader: async () => (await roots()).loader,
    panels: [
      panelOf(trustRoots, 'create', { Component: async () => (await rootForms()).AddTrustRootForm }),
      panelOf(trustRoots, 'page', {
        Component: async () => (await root()).TrustRootPanel,
        loader: async () => (await root()).loader,
      }),
    ],
  }),
]

/** The target release, repositories, and trust roots. Operators only. */
const updateRoutes: RouteObject = {
  path: 'update',
  handle: crumb('Update', targetRelease.to.list),
  children: [
    redirectIndex('release'),
    page({
      Component: async () => (await import('./UpdatePage')).UpdatePage,
      children: tabs,
    }),
    pageOf(repositories, 'page', {
      Component: async () => (await repository()).RepositoryPage,
      loader: async () => (await repository()).loader,
      loads: loadsOne(repositories.one, 'version', undefined, {
        label: targetRelease.title,
        to: targetRelease.to.list,
      }),
    }),
  ],
}

export const branches: RouteBranches = { system: [updateRoutes] }
