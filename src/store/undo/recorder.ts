import type { EventLog } from '../eventLog/eventLog'
import type { RootState } from '../store'
import type { Undo } from './place'

/**
 * Finds the undo of each change that the region accepts: from what was sent, what was answered, and the cache as it was
 * before. Commands and forms know nothing of it.
 *
 * @param give takes the undo of a request; undefined if it has none, or was refused
 * @returns a function that stops it
 */
export function recordUndos(
  log: EventLog,
  give: (requestId: string, undo: Undo | undefined, isRefused?: true) => void,
): () => void {
  const before = new Map<string, unknown>()
  log.tap = ({ type, payload, meta }, state) => {
    const { requestId, arg, baseQueryMeta } = meta
    if (type.endsWith('/pending')) return void before.set(requestId, state)
    const was = before.get(requestId)
    before.delete(requestId)
    if (!type.endsWith('/fulfilled')) return give(requestId, undefined, true)
    // The kinds of places are fetched with the first change.
    void Promise.all([import('./places'), import('./cached')]).then(
      ([{ undoOf }, { Cached }]) => {
        const undo = undoOf(arg.endpointName, {
          args: arg.originalArgs ?? {},
          answer: payload,
          replaced: baseQueryMeta?.replaced,
          cached: new Cached(was as Pick<RootState, 'api'>),
        })
        give(requestId, undo)
      },
      // Without its code, a change has no undo.
      () => give(requestId, undefined),
    )
  }
  return () => {
    log.tap = undefined
  }
}
