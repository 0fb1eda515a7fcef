import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { demoList } from './noun'

/** The list of demos, outside the frame: each demo opens its own region. Only in builds with the mock region. */
export const demoRoutes = (): RouteObject => ({
  path: demoList.to.page.path,
  handle: titleCrumb(demoList.title),
  lazy: { Component: async () => (await import('./DemosPage')).DemosPage },
})
