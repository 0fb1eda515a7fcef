import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/routing/crumbs'

/** The list of demos, outside the frame: each of them opens a region of its own. Builds with the mock region only. */
export const demos = (): RouteObject => ({
  path: '_demos',
  handle: titleCrumb('Demos'),
  lazy: { Component: async () => (await import('./DemosPage')).DemosPage },
})
