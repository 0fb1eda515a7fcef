import {
  matchRoutes,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { routes } from '#src/routes'

// The route tree in two files: what most sessions begin with, and everything else. A session that begins elsewhere waits
// for both, which the early script fetches together; any other adds the second when the browser is idle, or when a page
// of it is opened before that.

/** Whether the page at a path is in the first file. */
const isFirst = (pathname: string) => !matchRoutes(routes, pathname)?.at(-1)?.route.path?.endsWith('*')

/** Routes for one router, which takes the code that it has fetched out of them. */
const copied = (all: readonly RouteObject[]): RouteObject[] =>
  all.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: copied(route.children) }),
  })) as RouteObject[]

/**
 * The route tree of one router.
 *
 * @param router the router, once it is made
 * @param noteMissing called with the reason when the second file could not be fetched, or undefined once it is there
 */
export function routeTree(
  router: () => Pick<DataRouter, 'patchRoutes'>,
  noteMissing: (error: unknown) => void,
) {
  let isWhole = false

  /** Adds the second file. Without it, its addresses say so when they are opened. */
  async function complete() {
    if (isWhole) return
    const file = await import('#src/moreRoutes').catch(noteMissing)
    if (isWhole || !file) return
    isWhole = true
    noteMissing(undefined)
    for (const [parent, children] of file.moreRoutes) router().patchRoutes(parent, copied(children))
  }

  /** Asked by the router at every navigation, whether there is more to know of the address. */
  const onNavigation: PatchRoutesOnNavigationFunction = async ({ path }) => {
    if (isWhole || isFirst(path)) return
    // The router asks while it is being made.
    await Promise.resolve()
    await complete()
  }

  return {
    complete,
    onNavigation,

    /** The tree that a session begins with, by the path of its first page. */
    async beginningAt(pathname: string): Promise<RouteObject[]> {
      if (isFirst(pathname)) return copied(routes)
      try {
        const { allRoutes } = await import('#src/allRoutes')
        isWhole = true
        return copied(allRoutes)
      } catch {
        // It is asked for again when the page is opened, which then says what is wrong.
        return copied(routes)
      }
    },
  }
}
