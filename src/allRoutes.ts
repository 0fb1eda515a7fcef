// @chunk routes
import type { RouteObject } from 'react-router'
import { moreRoutes } from '#src/moreRoutes'
import { routes } from '#src/routes'

const withMore = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map((route) => {
    const more = moreRoutes.find(([parent]) => parent === route.id)?.[1] ?? []
    return route.children ? { ...route, children: [...more, ...withMore(route.children)] } : route
  })

/** Every page of the console: the tree as it is once everything has been fetched. */
export const allRoutes: RouteObject[] = withMore(routes)
