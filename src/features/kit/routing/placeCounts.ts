import { regionNow } from '#src/regionTime'
import { whenIdle } from '#src/whenIdle'
import type { RootState, AppStore } from '#store/store'
import { isPastFrame } from '#store/pastFrame'
import { consolePart, consolePartOf } from '#store/parts'
import { meApi } from '#store/api/resources/me'
import { wakeAt } from '#ui/text/clock'
import { navigations } from './navigationLog'
import { fetchGuessed, type QueryEndpoint } from './prefetch'
import { savesData } from './savesData'

// The counts of a place in the sidebar, a project or System: they are shown together, from the last answers of this
// console, and what they lack is read once. Rule: LIST-8, decision 074.

/** Time without a navigation before the frame reads for its counts, and the steps of its clock, in milliseconds. */
const REST_MS = 2_000
const STEP_MS = 500

/** A part of a console that is emptied with the cache. */
const emptiedWithCache = <Kept extends { readonly size: number; clear: () => void }>(make: () => Kept) =>
  consolePart((store) => {
    const kept = make()
    let before = store.getState().api.queries
    const stop = store.subscribe(() => {
      const { queries } = store.getState().api
      // Called for every action, of which few change the cache.
      if (queries === before) return
      before = queries
      if (kept.size > 0 && Object.keys(queries).length === 0) kept.clear()
    })
    store.parts.onDispose(stop)
    return kept
  })

/** The last values of counts, by name. The debugger's frame keeps none: it shows past states, with other counts. */
export const lastValues = <Value>() => {
  const values = emptiedWithCache(() => new Map<string, Value>())
  return {
    of: (store: AppStore, name: string): Value | undefined => consolePartOf(store, values).get(name),
    keep(store: AppStore, name: string, value: Value) {
      if (!isPastFrame) consolePartOf(store, values).set(name, value)
    },
  }
}

/** The places that were read for their counts. */
const readPlaces = emptiedWithCache(() => new Set<string>())

/** Reads what a count lacks, unless it is cached or has failed: no error is shown, and nothing is tried again. */
export type CountReading = (store: AppStore) => Promise<unknown>

/** A {@link CountReading} of the response to a request. */
export const readingOf =
  <Args, Answer>(endpoint: QueryEndpoint<Args, Answer>, args: Args): CountReading =>
  (store) =>
    fetchGuessed(store, { endpoint, args })

/** A place whose entries have counts. */
export interface CountedPlace {
  name: string
  /** The readings of the counts that are not known yet. */
  missing: () => readonly CountReading[]
  /** Whether the user may read there. */
  isOpen: () => boolean
}

const isPending = (call: { status?: string } | undefined) => call?.status === 'pending'
const isBusy = ({ api: { queries, mutations } }: RootState) =>
  Object.values(queries).some(isPending) || Object.values(mutations).some(isPending)

/**
 * Reads what the counts of a place lack, once per console, when the page is at rest: without a running call or a recent
 * navigation, and in view. With Save-Data, and in the debugger's frame, nothing is read.
 *
 * @returns ends the wait, when the place is left
 */
export function readAtRest(store: AppStore, place: CountedPlace): () => void {
  const read = consolePartOf(store, readPlaces)
  if (isPastFrame || savesData()) return () => {}
  const navigated = consolePartOf(store, navigations)
  let last = navigated.last()
  let hasLeft = false
  let stop = () => {}
  const isAtRest = () => navigated.last() === last && !isBusy(store.getState()) && !document.hidden
  function wait() {
    last = navigated.last()
    stop = wakeAt(regionNow() + REST_MS, look, STEP_MS)
  }
  function look() {
    if (!isAtRest()) return wait()
    whenIdle(() => {
      if (hasLeft || store.parts.signal.aborted || read.has(place.name)) return
      if (!isAtRest()) return wait()
      if (!meApi.endpoints.currentUserView.select({})(store.getState()).isSuccess || !place.isOpen()) return
      read.add(place.name)
      for (const reading of place.missing()) void reading(store)
    })
  }
  if (!read.has(place.name)) wait()
  return () => {
    hasLeft = true
    stop()
  }
}
