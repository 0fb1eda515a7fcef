import type { SnapshotFrom } from 'xstate'
import { isOpenRow, type batchMachine, type BatchRow } from '#machines/interaction/batchMachine'
import type { BatchData } from '#store/eventLog/entry'
import type { EventLog } from '#store/eventLog/eventLog'
import type { RowEnd } from '#store/ledger/lineEntry'
import type { Ledger } from '#store/ledger/ledger'
import type { Outcome } from '#store/ledger/line'
import { asApiError } from '#model/apiError'
import { resourceOf, type RunningRow } from './rows'
import { reasonOf } from './rowViewsOf'

/** The phase of a row that has ended. */
const endOf = (row: BatchRow | undefined): RowEnd | undefined =>
  row && !isOpenRow(row) ? (row.phase as RowEnd) : undefined

interface BatchWritten {
  log: EventLog
  ledger: Ledger
  /** Its line of the ledger. */
  line: string
}

/** Writes a batch into the log and into its line: its beginning, the end of each row, and its changes. */
export function batchRecord(
  { log, ledger, line }: BatchWritten,
  said: Omit<BatchData, 'phase' | 'rows' | 'row' | 'at' | 'total'>,
  rows: readonly RunningRow[],
) {
  const note = (news: Pick<BatchData, 'phase' | 'row' | 'rows' | 'at'>) =>
    log.record({ kind: 'batch', subject: said.id, data: { ...said, total: rows.length, ...news } })
  let before: readonly BatchRow[] = []
  let phase: BatchData['phase'] = 'begun'

  function takeRow(row: BatchRow, running: RunningRow, as: RowEnd) {
    // The region's words are with its answer, where they may be: a refusal can repeat what was sent.
    const words = reasonOf(row, rows)
    const { requestId } = row.error ? asApiError(row.error) : {}
    const outcome: Outcome = { ...(words && { words }), ...(requestId && { requestId }) }
    const subject = resourceOf(running)
    note({ phase: 'row', row: { subject, outcome: as, ...outcome } })
    ledger.endRow(line, subject, as, outcome)
  }

  function takePhase(next: BatchData['phase']) {
    if (next === phase) return
    phase = next
    note({ phase })
    if (next === 'ended') ledger.write(line, { is: 'rowsEnded' })
    else ledger.write(line, { is: 'moved', to: next === 'paused' ? 'held' : 'moving' })
  }

  return {
    /** @param at the address of its list, if one has its rows @returns the number of the entry in the log */
    begun: (at: string | undefined): number =>
      note({ phase, rows: rows.map(resourceOf), ...(at !== undefined && { at }) }),
    /** Notes that it goes on with rows that were looked up again. @returns the number of the entry in the log */
    extended(left: readonly RunningRow[]): number {
      phase = 'begun'
      ledger.write(line, { is: 'extended', total: rows.length, left: left.map(resourceOf) })
      return note({ phase, rows: left.map(resourceOf) })
    },
    /** Notes the rows that have ended since the last snapshot, and a change of the batch. */
    take(snapshot: SnapshotFrom<typeof batchMachine>) {
      const { rows: now } = snapshot.context
      for (const [index, row] of now.entries()) {
        const running = rows[index]
        const as = endOf(row)
        if (running && as !== undefined && as !== endOf(before[index])) takeRow(row, running, as)
      }
      before = now
      if (snapshot.status === 'active')
        takePhase(snapshot.matches('ended') ? 'ended' : snapshot.hasTag('busy') ? 'begun' : 'paused')
    },
  }
}
