import type { SnapshotFrom } from 'xstate'
import { isOpenRow, type batchMachine, type BatchRow } from '#machines/interaction/batchMachine'
import type { BatchData, BatchSubject } from '#store/eventLog/entry'
import type { EventLog } from '#store/eventLog/eventLog'
import { asApiError } from '#store/model/apiError'
import type { RunningRow } from './rows'
import { reasonOf } from './rowViewsOf'

const resourceOf = ({ id: key, runs: { command, record }, name }: RunningRow): BatchSubject => {
  const { kind, id } = command.subject(record)
  return { kind, id, name, ...(key !== id && { key }) }
}

/** The log entries of a batch: its beginning, the end of each row, and its changes. */
export function batchLog(
  log: EventLog,
  said: Omit<BatchData, 'phase' | 'rows' | 'row' | 'at' | 'total'>,
  rows: readonly RunningRow[],
) {
  const note = (news: Pick<BatchData, 'phase' | 'row' | 'rows' | 'at'>) =>
    log.record({ kind: 'batch', subject: said.id, data: { ...said, total: rows.length, ...news } })
  let before: readonly BatchRow[] = []
  let phase: BatchData['phase'] = 'begun'
  return {
    /** @param at the address of its list, if one has its rows @returns the number of the entry */
    begun: (at: string | undefined): number =>
      note({ phase, rows: rows.map(resourceOf), ...(at !== undefined && { at }) }),
    /** Logs that it goes on with rows that were looked up again. @returns the number of the entry */
    extended(left: readonly RunningRow[]): number {
      phase = 'begun'
      return note({ phase, rows: left.map(resourceOf) })
    },
    /** Logs the rows that have ended since the last snapshot, and a change of the batch. */
    take(snapshot: SnapshotFrom<typeof batchMachine>) {
      const { rows: now } = snapshot.context
      for (const [index, row] of now.entries()) {
        const running = rows[index]
        if (!running || row.phase === before[index]?.phase || isOpenRow(row)) continue
        // The region's words are in the entry of its reply, where they may be: a refusal can repeat what was sent.
        const reason = reasonOf(row, rows)
        const { requestId } = row.error ? asApiError(row.error) : {}
        note({
          phase: 'row',
          row: {
            subject: resourceOf(running),
            outcome: row.phase,
            ...(reason && { words: reason }),
            ...(requestId && { requestId }),
          },
        })
      }
      before = now
      const next = snapshot.matches('ended') ? 'ended' : snapshot.hasTag('busy') ? 'begun' : 'paused'
      if (snapshot.status !== 'active' || next === phase) return
      phase = next
      note({ phase })
    },
  }
}
