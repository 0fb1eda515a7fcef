import type { NewLineEntry, RowEnd } from './lineEntry'
import type { Line, Outcome } from './line'

// An attempt at a row of a batch that failed leaves the line of the row open until the batch says how the row ended, since
// a lost request may have had its effect.

function entryOf(as: RowEnd, outcome: Outcome): NewLineEntry {
  switch (as) {
    case 'done':
    case 'already':
      return { is: 'settled', as: 'done' }
    case 'failed':
      return { is: 'settled', as: 'failed', outcome }
    case 'skipped':
    case 'left':
      return { is: 'settled', as: 'stopped', outcome }
    case 'unknown':
      return { is: 'unknown', outcome }
  }
}

/**
 * The entries of the lines of a row, once it has ended: of its own line, and of those of the steps of its plan. Of these,
 * the last one that was tried ended as the row did; it is not known how the others did.
 */
export function decided(
  row: Line,
  steps: readonly Line[],
  as: RowEnd,
  outcome: Outcome,
): readonly (readonly [id: string, entry: NewLineEntry])[] {
  const over = [row, ...steps].filter(({ isOver }) => isOver)
  const last = steps.filter(({ isOver }) => isOver).toSorted((a, b) => b.changedAt - a.changedAt)[0]
  return over.map((line) => [
    line.id,
    entryOf(line === row || line === last || as === 'done' || as === 'already' ? as : 'unknown', outcome),
  ])
}
