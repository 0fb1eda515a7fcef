import { isDoneRow } from '#machines/interaction/batchMachine'
import type { LeftUndone } from '#store/kept/leftUndone'
import { consolePart, consolePartOf } from '#store/parts'
import { shownBatch } from '../dialogs'
import { unfinished } from '../unfinished'
import type { BatchRowView, BatchView } from './batchView'

/** The region no longer knew the session, so nothing was done. */
const isRefused = ({ error }: BatchRowView) => error?.statusCode === 401

/** Its request may have had its effect. Rule: MANY-5. */
const mayBeDone = (row: BatchRowView) =>
  !isRefused(row) && (row.phase === 'underWay' || row.phase === 'lost' || row.phase === 'unknown')

/**
 * The rows of a batch that are not done if its page ends now, and those that may have been done. Of a batch that has ended,
 * these are the rows that a lost session refused.
 */
function leftOfBatch(batch: BatchView | null): readonly LeftUndone[] {
  if (batch?.is !== 'begun') return []
  const { label, nouns, rows, status, at, whole } = batch
  const open = rows.filter((row) => (status === 'ended' ? isRefused(row) : !isDoneRow(row)))
  if (open.length === 0) return []
  const unsure = open.filter(mayBeDone)
  const left = open.filter((row) => !mayBeDone(row))
  return [
    {
      label,
      subject: whole ?? { kind: '', id: '', name: `${open.length} of ${rows.length} ${nouns}` },
      done: [],
      left: left.map(({ name }) => name),
      ...(unsure.length > 0 && { unsure: unsure.map(({ name }) => name) }),
      ...(at !== undefined && { link: { label: whole ? 'Go on' : 'Show in the list', to: at } }),
      ...(!whole && { keys: left.map(({ id }) => id) }),
    },
  ]
}

/** Adds the batch of a console, whichever it is, to what would end with the page. */
export const endingBatch = consolePart((store) =>
  consolePartOf(store, unfinished).add(() => leftOfBatch(consolePartOf(store, shownBatch).get())),
)
