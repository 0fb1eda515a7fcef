import type { DataRouter, Location } from 'react-router'
import { paths } from '#src/paths'
import { dropEarly } from '#store/api/wire/earlyAnswers'
import type { EventLog } from '#store/eventLog/eventLog'
import { openPath } from '#store/eventLog/openPath'
import { historyIndex } from './routeInternals'

// Navigations in the log. One ends long after it was asked for, when code and data of its page are there: its cause is
// kept meanwhile, for its own entry, and for what its loaders ask for.

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

let last: number | null = null
let causeOf: (request: Request) => number | null = () => null

/** The entry of the last navigation: the cause of one that its page makes at once. */
export const lastNavigation = (): number | null => last

/** The entry of what a loader runs for: of its navigation. */
export const causeOfLoading = (request: Request): number | null => causeOf(request)

/**
 * Logs the browser's own buttons, and then the navigations of a router. Called before the router is made, because a
 * window calls its listeners in the order in which they came.
 *
 * @returns a function that follows the router
 */
export function logNavigations(log: EventLog): (router: Pick<DataRouter, 'subscribe'>) => void {
  /** The address that the router is on its way to; undefined while it rests. */
  let going: Location | undefined
  let cause: number | null = null
  let from = ''
  let at: number | undefined

  addEventListener('popstate', ({ isTrusted }) => {
    const to = historyIndex()
    // A script that dispatches the event is none of the browser's buttons; a link within the page has no place.
    if (!isTrusted || to === undefined) return
    const by = to - (at ?? to + 1)
    log.intent(by > 0 ? 'forward' : 'back', 'browser', { by }, null)
  })

  causeOf = ({ url }) => {
    const { pathname, search } = new URL(url)
    // Another address is guessed; without one that is gone to, the page loads again.
    return going && pathOf(going) === pathname + search ? cause : log.cause
  }

  function arrived(location: Location) {
    const because = location === going ? cause : log.cause
    going = undefined
    at = historyIndex()
    const path = pathOf(location)
    if (path === from) return
    // The debugger's own address says what it shows: looking at the log must not fill it.
    if (location.pathname === paths.machines() && from.startsWith(location.pathname)) return
    if (from) dropEarly()
    last = log.record({
      kind: 'route',
      subject: openPath(path),
      data: { from: openPath(from) },
      cause: because,
    })
    from = path
  }

  return (router) => {
    at = historyIndex()
    router.subscribe(({ navigation: { location: to }, location }) => {
      if (!to) return arrived(location)
      if (to === going) return
      // A redirect goes on for the same reason.
      const isRedirect = (to.state as { _isRedirect?: true } | null)?._isRedirect
      cause = log.cause ?? (isRedirect ? cause : null)
      going = to
    })
  }
}
