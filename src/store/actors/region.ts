import { fromCallback, fromPromise, type EventObject } from 'xstate'
import type { RegionObserved } from '#machines/interaction/batchMachine'
import { pingAnswer, headedVersions, pingFor } from '../api/versions/firstPings'
import type { AppStore } from '../store'

// The region as a batch observes it: whether it can be reached, and whether it asks for time.

/** The first and the longest time between two attempts to reach the region, in milliseconds. */
const FIRST_ATTEMPT_MS = 1_000
const LONGEST_ATTEMPT_MS = 30_000

/** Waits until the region responds, or the browser has a network again. */
export const awaitRegion = ({ origin }: AppStore) =>
  fromPromise<void, object>(async ({ signal }) => {
    for (let wait = FIRST_ATTEMPT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_ATTEMPT_MS)) {
      const status = await pingAnswer(pingFor(headedVersions[0] ?? ''), origin).then(
        (response) => response.status,
        () => 0,
      )
      if (status > 0 && status < 502) return
      await new Promise<void>((resolve) => {
        const over = new AbortController()
        const resume = () => {
          clearTimeout(timer)
          over.abort()
          resolve()
        }
        const timer = setTimeout(resume, wait)
        globalThis.addEventListener?.('online', resume, { signal: over.signal })
        signal.addEventListener('abort', resume, { signal: over.signal })
      })
    }
  })

/** Reports when the region asks for time, and when the browser loses its network. */
export const watchRegion = ({ backOff }: AppStore) =>
  fromCallback<EventObject, object, RegionObserved>(({ sendBack }) => {
    const over = new AbortController()
    const take = () => sendBack({ type: backOff.get() ? 'region.busy' : 'region.ready' })
    const unsubscribe = backOff.subscribe(take)
    if (backOff.get()) take()
    globalThis.addEventListener?.('offline', () => sendBack({ type: 'connection.lost' }), {
      signal: over.signal,
    })
    return () => {
      unsubscribe()
      over.abort()
    }
  })
