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

/** The route tree of one router. */
export class RouteTree {
  private isWhole = false
  private router: Pick<DataRouter, 'patchRoutes'> | undefined
  private readonly noteMissing: (error: unknown) => void

  /** @param noteMissing called with the reason when the second file could not be fetched, or undefined once it is there */
  constructor(noteMissing: (error: unknown) => void) {
    this.noteMissing = noteMissing
  }

  /** The tree that a session begins with, by the path of its first page. */
  async beginningAt(pathname: string): Promise<RouteObject[]> {
    if (isFirst(pathname)) return routes
    try {
      const { allRoutes } = await import('#src/allRoutes')
      this.isWhole = true
      return allRoutes
    } catch {
      // It is asked for again when the page is opened, which then says what is wrong.
      return routes
    }
  }

  /** The router that the tree is completed in. */
  growIn(router: Pick<DataRouter, 'patchRoutes'>) {
    this.router = router
  }

  /** Adds the second file. Without it, its addresses say so when they are opened. */
  async complete() {
    if (this.isWhole) return
    const file = await import('#src/moreRoutes').catch(this.noteMissing)
    if (this.isWhole || !file) return
    this.isWhole = true
    this.noteMissing(undefined)
    for (const [parent, children] of file.moreRoutes) this.router?.patchRoutes(parent, children)
  }

  /** Asked by the router at every navigation, whether there is more to know of the address. */
  onNavigation: PatchRoutesOnNavigationFunction = async ({ path }) => {
    if (this.isWhole || isFirst(path)) return
    // The router asks while it is being made.
    await Promise.resolve()
    await this.complete()
  }
}
