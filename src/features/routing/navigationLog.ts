import type { ClientInstrumentation, DataRouter, Location } from 'react-router'
import { paths } from '#src/paths'
import { dropEarly } from '#store/api/wire/earlyAnswers'
import type { EventLog } from '#store/eventLog/eventLog'
import { openPath } from '#store/eventLog/openPath'

const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** The place of an entry in the history, as the router numbers them. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

let last: number | null = null

/** The entry of the last navigation: the cause of one that its page makes at once. */
export const lastNavigation = (): number | null => last

/**
 * Writes the navigations of a router into the log. A navigation ends long after it was asked for, when code and data of
 * its page are there: its cause is kept meanwhile, for its own entry, and for the calls of its loaders.
 */
export class NavigationLog {
  /** The address that the router is on its way to; undefined while it rests. */
  private going: Location | undefined
  /** What it is on its way for. */
  private cause: number | null = null
  private from = ''
  private place: number | undefined

  /** The browser's own buttons and keys. An event that a script dispatches is none of theirs. */
  private readonly popped = ({ state, isTrusted }: PopStateEvent) => {
    const place = placeOf(state)
    if (place === undefined || !isTrusted) return
    const by = place - (this.place ?? place + 1)
    this.log.intent(by > 0 ? 'forward' : 'back', 'browser', { by }, null)
  }

  /** Made before the router: a window calls its listeners in the order in which they came. */
  constructor(private readonly log: EventLog) {
    addEventListener('popstate', this.popped)
  }

  /** Given to the router when it is made: loaders run within the cause of their navigation. */
  readonly instrumentation: ClientInstrumentation = {
    route: ({ instrument }) =>
      instrument({
        loader: async (load, { request }) => {
          // Another address is guessed; without one under way, the page loads again.
          const { pathname, search } = new URL(request.url)
          const isGoing = this.going && pathOf(this.going) === pathname + search
          await this.log.within(isGoing ? this.cause : this.log.cause, load)
        },
      }),
  }

  /** Follows the router from now on. */
  follow(router: DataRouter) {
    this.place = placeOf(history.state)
    router.subscribe((state) => {
      if (state.navigation.location) this.goes(state.navigation.location)
      else this.arrived(state.location)
    })
  }

  private goes(to: Location) {
    if (to === this.going) return
    const { log } = this
    const isRedirect = (to.state as { _isRedirect?: boolean } | null)?._isRedirect
    this.cause = log.cause ?? (isRedirect ? this.cause : null)
    this.going = to
  }

  private arrived(at: Location) {
    const cause = at === this.going ? this.cause : this.log.cause
    this.going = undefined
    this.place = placeOf(history.state)
    const { from } = this
    const path = pathOf(at)
    if (path === from) return
    // What the debugger shows is in its address: looking at the log must not fill it.
    if (at.pathname === paths.machines() && from.startsWith(at.pathname)) return
    if (from) dropEarly()
    last = this.log.record({
      kind: 'route',
      subject: openPath(path),
      data: { from: openPath(from) },
      cause,
    })
    this.from = path
  }
}
