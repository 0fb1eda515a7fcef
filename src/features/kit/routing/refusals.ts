import type { DataRouter } from 'react-router'
import { isApiError } from '#store/model/apiError'
import { part } from '#store/parts'

/** How long an error that a refresh brought is thrown without asking again, in milliseconds. */
const KNOWN_MS = 1_000

/** Whether an answer says that there is nothing to show. After other errors what is known stays. */
const isRefusal = (error: unknown) =>
  isApiError(error) && (error.statusCode === 403 || error.statusCode === 404)

/**
 * A page that was known is shown at once, while it is asked for again. If the region refuses it then, the loaders of the
 * page run again and throw the error that is already there, so that its screen shows in the place of the page.
 */
export const refusals = part(() => {
  let broughtAt = new WeakMap<object, number>()
  let refusedPath = ''
  let reload: (pathname: string) => void = () => {}
  /** The user tries again, or leaves the page: everything is asked for. */
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
      // Left and opened again, a page asks.
      router.subscribe(({ navigation: { location } }) => {
        if (location && location.pathname !== refusedPath) askAgain()
      })
    },

    /**
     * A refresh behind a page has failed.
     *
     * @param pathname the path of the page
     */
    refreshFailed(error: unknown, pathname: string) {
      if (!isRefusal(error)) return
      broughtAt.set(error as object, Date.now())
      refusedPath = pathname
      reload(pathname)
    },

    /** Whether an error was brought by a refresh just now, so that asking again would only repeat it. */
    isJustBrought: (error: unknown): boolean =>
      typeof error === 'object' && error !== null && Date.now() - (broughtAt.get(error) ?? 0) < KNOWN_MS,
  }
})
