import type { CallExtra } from './baseQuery'
import { askOne, type Ask } from './call'
import type { Read, ReadThenWrite } from './readThenWrite'
import { TaskQueue } from './taskQueue'

const present = <Present>(read: Read<Present>, ask: Ask) =>
  typeof read === 'function' ? read(ask) : askOne(read, ask)

async function write<Change, Present, Saved>(
  of: ReadThenWrite<Change, Present, Saved>,
  change: Change,
  ask: Ask,
) {
  const before = await present(of.read(change), ask)
  if (before.error) return { error: before.error }
  const next = of.write(change, before.data)
  if (next.error) return { error: next.error }
  const meta = { replaced: before.data }
  if (!next.call) return { data: next.same, meta }
  const saved = await askOne(next.call, ask)
  if (saved.error) return { error: saved.error, ...(saved.meta && { meta: saved.meta }) }
  const answer = saved.data
  const after = await present((of.readAgain ?? of.read)(change, answer), ask)
  // What cannot be read any more, say since it is gone, does not make the write undone.
  const replaced = after.error ? undefined : of.replacedAfter(change, answer, after.data)
  if (replaced) return { error: replaced }
  if (of.result && after.error) return { error: after.error }
  const data = of.result && !after.error ? of.result(after.data) : answer
  return { data, meta: { ...saved.meta, ...meta } }
}

/** The name of the lock of a record, without its turn. The tabs of a browser share it. */
export const RECORD_LOCK = 'orrery.record '

/**
 * Does work after all earlier work on the same record in any tab of this browser. A browser without locks, as on pages
 * without encryption, or one that denies them, has turns within its tab alone.
 */
async function afterOtherTabs<Result>(record: string, work: () => Promise<Result>): Promise<Result> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (!locks) return work()
  let begun: Promise<Result> | undefined
  try {
    return await locks.request(RECORD_LOCK + record, () => (begun = work()))
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/** Reads a record, changes it, and reads it once more, after all earlier changes of that record. Rule: WIRE-22. */
export async function writeInTurn<Change, Present, Saved>(
  of: ReadThenWrite<Change, Present, Saved>,
  change: Change,
  { regionVersion, recordQueues }: CallExtra,
  ask: Ask,
) {
  // In an older version, the record lacks what that version does not know, and the write switches it off.
  await regionVersion.confirm('update.asked')
  const record = of.turn(change)
  const queue = recordQueues.get(record) ?? new TaskQueue(1)
  recordQueues.set(record, queue)
  return queue.run(() => afterOtherTabs(record, () => write(of, change, ask)))
}
