import {
  matchRoutes,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { noteBranch } from '#features/routing/lateCode'
import { routes } from '#src/routes'

// The route tree in two files: what most sessions begin with, and everything else. A session that begins elsewhere waits
// for both, which the early script fetches together; any other adds the second when the browser is idle, or when a page
// of it is opened before that.

let isWhole = false

/** Whether the page at a path is in the first file. */
const isFirst = (pathname: string) => !matchRoutes(routes, pathname)?.at(-1)?.route.path?.endsWith('*')

/** The tree that a session begins with, by the path of its first page. */
export async function treeFor(pathname: string): Promise<RouteObject[]> {
  if (isFirst(pathname)) return routes
  try {
    const { allRoutes } = await import('#src/allRoutes')
    isWhole = true
    return allRoutes
  } catch {
    // It is asked for again when the page is opened, which then says what is wrong.
    return routes
  }
}

/** Adds the second file. Without it, its addresses say so when they are opened. */
export async function completeTree(router: Pick<DataRouter, 'patchRoutes'>) {
  if (isWhole) return
  const file = await import('#src/moreRoutes').catch(noteBranch)
  if (isWhole || !file) return
  isWhole = true
  noteBranch(undefined)
  for (const [parent, children] of file.moreRoutes) router.patchRoutes(parent, children)
}

/** Asked by the router at every navigation, whether there is more to know of the address. */
export const completedBy =
  (router: () => Pick<DataRouter, 'patchRoutes'>): PatchRoutesOnNavigationFunction =>
  async ({ path }) => {
    if (isWhole || isFirst(path)) return
    // The router asks while it is being made.
    await Promise.resolve()
    await completeTree(router())
  }
