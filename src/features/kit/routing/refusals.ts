import { regionNow } from '#src/regionTime'
import type { DataRouter } from 'react-router'
import { isApiError } from '#model/apiError'
import { consolePart } from '#store/parts'

/** How long an error from a refresh is thrown without a new request, in milliseconds. */
const KNOWN_MS = 1_000

/** Whether an error means that the page has nothing to show. After other errors cached data stays. */
const isRefusal = (error: unknown) =>
  isApiError(error) && (error.statusCode === 403 || error.statusCode === 404)

/**
 * A page with cached data is shown at once, while it is refreshed. If that request is refused, the loaders of the
 * page run again and throw the same error, so that its screen replaces the page.
 */
export const refusals = consolePart(() => {
  let broughtAt = new WeakMap<object, number>()
  let refusedPath = ''
  let reload: (pathname: string) => void = () => {}
  /** Forgets all errors, because the user retries or leaves the page: every loader sends its request. */
  const askAgain = () => {
    broughtAt = new WeakMap()
  }
  return {
    askAgain,

    /** Reloads the page whenever a refresh behind it is refused. Called once, before the first render. */
    reloadIn(router: DataRouter) {
      reload = (pathname) => {
        const { location, navigation } = router.state
        if ((navigation.location ?? location).pathname === pathname) void router.revalidate()
      }
      // A page that is left and opened again sends its requests.
      router.subscribe(({ navigation: { location } }) => {
        if (location && location.pathname !== refusedPath) askAgain()
      })
    },

    /**
     * Handles a failed refresh behind a page.
     *
     * @param pathname the path of the page
     */
    refreshFailed(error: unknown, pathname: string) {
      if (!isRefusal(error)) return
      broughtAt.set(error as object, regionNow())
      refusedPath = pathname
      reload(pathname)
    },

    /** Whether a refresh has just brought this error, so that a new request would only repeat it. */
    isJustBrought: (error: unknown): boolean =>
      typeof error === 'object' && error !== null && regionNow() - (broughtAt.get(error) ?? 0) < KNOWN_MS,
  }
})
