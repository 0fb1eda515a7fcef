import type { StateTone } from '#ui/feedback/StateBadge'
import { sortRows } from '#ui/tables/sortRows'
import type { StatefulResource } from './statefulResource'

/** The weight of a tone: lower ones need a person first. */
export const toneWeights: Readonly<Record<StateTone, number>> = {
  failed: 0,
  attention: 1,
  unknown: 2,
  motion: 3,
  off: 4,
  well: 5,
}

/**
 * The sort key of a column of states: failed ones are first, then those that need attention. Equal states stand
 * together, those of long ago first.
 */
export const byState =
  <Row>({ read, tone }: Pick<StatefulResource<Row>, 'read' | 'tone'>) =>
  (row: Row): string => {
    const { state, since } = read(row)
    return `${toneWeights[tone(state)]} ${state} ${since?.getTime() ?? 0}`
  }

/** The rows in the order in which they need a person; those of one weight by their key. */
export const exceptionsFirst = <Row>(
  rows: readonly Row[],
  toneOf: (row: Row) => StateTone,
  keyOf: (row: Row) => string,
): readonly Row[] => sortRows(sortRows(rows, keyOf, false), (row) => toneWeights[toneOf(row)], false)

/** Failed first, then what needs attention or moves; the rest keeps its order. @param toneOf the tone of a row's mark */
export const restLast = <Row>(rows: readonly Row[], toneOf: (row: Row) => StateTone): readonly Row[] =>
  sortRows(rows, (row) => Math.min(toneWeights[toneOf(row)], toneWeights.off), false)
