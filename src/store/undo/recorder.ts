import type { EventLog } from '../eventLog/eventLog'
import type { Line } from '../ledger/line'
import type { RootState } from '../store'
import { Cached } from './cached'

/** The record of a change: its undo, or what it deleted. */
export interface Recorded {
  undo?: Line['undo'] | undefined
  deleted?: Line['deleted'] | undefined
}

/**
 * Finds the undo of each change that the region accepts, and what each deletion ended: from what was sent, what was
 * answered, what was read before, and the cache as it was before. Commands and forms know nothing of it.
 *
 * @param give takes the record of a request: nothing if it has no undo and deleted nothing
 * @returns a function that stops it
 */
export function recordChanges(
  log: EventLog,
  give: (requestId: string, recorded: Recorded) => void,
): () => void {
  const before = new Map<string, unknown>()
  log.tap = ({ type, payload, meta }, state) => {
    const { requestId, arg, baseQueryMeta } = meta
    if (type.endsWith('/pending')) return void before.set(requestId, state)
    const was = before.get(requestId)
    before.delete(requestId)
    if (!type.endsWith('/fulfilled')) return
    // The kinds of places are fetched with the first change.
    void Promise.all([import('./places'), import('../ledger/deletions')]).then(
      ([{ undoOf }, { deletionOf }]) => {
        const call = {
          args: arg.originalArgs ?? {},
          answer: payload,
          replaced: baseQueryMeta?.replaced,
          cached: new Cached(was as Pick<RootState, 'api'>),
        }
        give(requestId, {
          undo: undoOf(arg.endpointName, call),
          deleted: deletionOf(arg.endpointName, call),
        })
      },
      // Without its code, a change has no undo.
      () => {},
    )
  }
  return () => {
    log.tap = undefined
  }
}
