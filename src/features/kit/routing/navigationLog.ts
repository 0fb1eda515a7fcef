import type { DataRouter, Location } from 'react-router'
import { machines } from '#features/console/debugger/noun'
import { dropEarly } from '#store/api/wire/earlyAnswers'
import type { EventLog } from '#store/eventLog/eventLog'
import { openPath } from '#store/eventLog/openPath'
import { consolePart } from '#store/parts'
import { historyIndex, isRedirect } from './routeInternals'
import { withNavigate } from './withNavigate'

// Logs navigations. One ends long after its call, when the code and data of its page are loaded: its cause is
// kept meanwhile, for its own entry and for the requests of its loaders.

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** Logs the navigations of a console. */
export function navigationLog(log: EventLog) {
  let last: number | null = null
  /** The target of the running navigation; undefined while the router is idle. */
  let going: Location | undefined
  let cause: number | null = null
  /** The call of a navigation that the router has not started yet. */
  let called: { cause: number | null } | undefined
  let from = ''
  let before = ''
  let at: number | undefined
  let shown: Location | undefined

  function arrived(location: Location) {
    const because = location === going ? cause : called ? called.cause : log.cause
    called = undefined
    going = undefined
    // A step that a question holds up: the address has moved already, and the router is about to put it back.
    if (location === shown) return
    shown = location
    at = historyIndex()
    const path = pathOf(location)
    if (path === from) return
    // Skips the debugger's own address, which has its view state: looking at the log must not fill it.
    if (location.pathname === machines.to.page() && from.startsWith(location.pathname)) return
    if (from) dropEarly()
    last = log.record({
      kind: 'route',
      subject: openPath(path),
      data: { from: openPath(from) },
      cause: because,
    })
    before = from
    from = path
  }

  return {
    /** The entry of the last navigation: the cause of a redirect of its page. */
    last: () => last,

    /** The path of the page before the open one; empty if there was none. */
    before: () => before,

    /** The entry that causes a loader's requests: that of its navigation. */
    causeOfLoading({ url }: Request): number | null {
      const { pathname, search } = new URL(url)
      // The loader of another address is a prefetch; without a running navigation, the page reloads.
      return going && pathOf(going) === pathname + search ? cause : log.cause
    },

    /**
     * Logs the browser's back and forward buttons. Call it before the router is created: a window calls its
     * listeners in the order of registration.
     *
     * @param signal removes the listener
     */
    logButtons(signal: AbortSignal) {
      const listener = ({ isTrusted }: PopStateEvent) => {
        const to = historyIndex()
        // Ignores events that a script dispatches, and links within the page, which have no index.
        // A step that the console takes has its cause.
        if (!isTrusted || to === undefined || called) return
        const by = to - (at ?? to + 1)
        // The router has put the address back.
        if (by === 0) return
        log.intent(by > 0 ? 'forward' : 'back', 'browser', { by }, null)
      }
      addEventListener('popstate', listener, { signal })
    },

    /** A router whose calls are the causes of its navigations: it starts one a little later, as it awaits its context. */
    withCauses: (router: DataRouter): DataRouter =>
      withNavigate(router, (go) => (to, options) => {
        const call = { cause: log.cause }
        called = call
        // The router hears of a step in the history from the browser, later.
        if (typeof to === 'number') return go(to)
        return go(to, options).finally(() => {
          if (called === call) called = undefined
        })
      }),

    /** Logs the navigations of a router. */
    follow(router: Pick<DataRouter, 'subscribe'>) {
      at = historyIndex()
      router.subscribe(({ navigation: { location: to }, location, blockers }) => {
        if (!to) {
          arrived(location)
          // A step that a question held up goes on: what has answered it is the cause.
          if ([...blockers.values()].some(({ state }) => state === 'proceeding'))
            called = { cause: log.cause }
          return
        }
        if (to === going) return
        // A redirect keeps the cause.
        cause = (called ? called.cause : log.cause) ?? (isRedirect(to) ? cause : null)
        called = undefined
        going = to
      })
    },
  }
}

/** The navigations of a console. */
export const navigations = consolePart(({ log }) => navigationLog(log))
