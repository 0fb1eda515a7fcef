import { isDoneRow } from '#machines/interaction/batchMachine'
import type { LeftUndone } from '#store/kept/leftUndone'
import { consolePart, consolePartOf } from '#store/parts'
import { shownBatch } from '../dialogs'
import { unfinished } from '../unfinished'
import type { BatchRowView, BatchView } from './batchView'

/** The region no longer knew the session. */
const isLost = ({ error }: BatchRowView) => error?.statusCode === 401

/**
 * What is not done of a batch if its page ends now. One that has ended is done with, but for what a lost session refused.
 */
function leftOfBatch(batch: BatchView | null): readonly LeftUndone[] {
  if (batch?.is !== 'begun') return []
  const { label, nouns, rows, status, at, whole } = batch
  const left = rows.filter((row) => (status === 'ended' ? isLost(row) : !isDoneRow(row)))
  if (left.length === 0) return []
  return [
    {
      label,
      subject: whole ?? { kind: '', id: '', name: `${left.length} of ${rows.length} ${nouns}` },
      done: [],
      left: left.map(({ name }) => name),
      ...(at !== undefined && { link: { label: whole ? 'Go on' : 'Show in the list', to: at } }),
      ...(!whole && { keys: left.map(({ id }) => id) }),
    },
  ]
}

/** Adds the batch of a console, whichever it is, to what would end with the page. */
export const endingBatch = consolePart((store) =>
  consolePartOf(store, unfinished).add(() => leftOfBatch(consolePartOf(store, shownBatch).get())),
)
