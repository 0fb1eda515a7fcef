import type { DataRouter, Location } from 'react-router'
import { machines } from '#features/debugger/noun'
import { dropEarly } from '#store/api/wire/earlyAnswers'
import type { EventLog } from '#store/eventLog/eventLog'
import { openPath } from '#store/eventLog/openPath'
import { part } from '#store/parts'
import { historyIndex, isRedirect } from './routeInternals'

// Navigations in the log. One ends long after it was asked for, when code and data of its page are there: its cause is
// kept meanwhile, for its own entry, and for what its loaders ask for.

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** Logs the navigations of a console. */
export function navigationLog(log: EventLog) {
  let last: number | null = null
  /** The address that the router is on its way to; undefined while it rests. */
  let going: Location | undefined
  let cause: number | null = null
  /** The call of a navigation that the router has not started yet. */
  let called: { cause: number | null } | undefined
  let from = ''
  let at: number | undefined

  function arrived(location: Location) {
    const because = location === going ? cause : called ? called.cause : log.cause
    called = undefined
    going = undefined
    at = historyIndex()
    const path = pathOf(location)
    if (path === from) return
    // The debugger's own address says what it shows: looking at the log must not fill it.
    if (location.pathname === machines.to.page() && from.startsWith(location.pathname)) return
    if (from) dropEarly()
    last = log.record({
      kind: 'route',
      subject: openPath(path),
      data: { from: openPath(from) },
      cause: because,
    })
    from = path
  }

  return {
    /** The entry of the last navigation: the cause of one that its page makes at once. */
    last: () => last,

    /** The entry of what a loader runs for: of its navigation. */
    causeOfLoading({ url }: Request): number | null {
      const { pathname, search } = new URL(url)
      // Another address is guessed; without one that is gone to, the page loads again.
      return going && pathOf(going) === pathname + search ? cause : log.cause
    },

    /**
     * Logs the browser's own buttons. Called before the router is made, because a window calls its listeners in the order
     * in which they came.
     *
     * @param signal ends it
     */
    logButtons(signal: AbortSignal) {
      const listener = ({ isTrusted }: PopStateEvent) => {
        const to = historyIndex()
        // A script that dispatches the event is none of the browser's buttons; a link within the page has no place.
        if (!isTrusted || to === undefined) return
        const by = to - (at ?? to + 1)
        log.intent(by > 0 ? 'forward' : 'back', 'browser', { by }, null)
      }
      addEventListener('popstate', listener, { signal })
    },

    /** Logs the navigations of a router. */
    follow(router: Pick<DataRouter, 'navigate' | 'subscribe'>) {
      at = historyIndex()
      const go = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>
      // The router starts a navigation a little after the call, because it awaits its context.
      const navigate = (to: unknown, options?: object) => {
        const call = { cause: log.cause }
        called = call
        return go(to, options).finally(() => {
          if (called === call) called = undefined
        })
      }
      Object.assign(router, { navigate })
      router.subscribe(({ navigation: { location: to }, location }) => {
        if (!to) return arrived(location)
        if (to === going) return
        // A redirect goes on for the same reason.
        cause = (called ? called.cause : log.cause) ?? (isRedirect(to) ? cause : null)
        called = undefined
        going = to
      })
    },
  }
}

/** The navigations of a console. */
export const navigations = part(({ log }) => navigationLog(log))
