import type { Line } from './answerTables'

/** The most lines of one chart; more are only a blur. */
export const MOST_LINES = 50

/** A series in the list of all, with what it came to. */
export interface LineRow {
  line: Line
  isChosen: boolean
  last: number | undefined
  mean: number | undefined
  max: number | undefined
}

function rowOf(line: Line): LineRow {
  const values = line.values.filter((value) => typeof value === 'number')
  const sum = values.reduce((total, value) => total + value, 0)
  return {
    line,
    isChosen: false,
    last: values.at(-1),
    mean: values.length === 0 ? undefined : sum / values.length,
    max: values.length === 0 ? undefined : values.reduce((most, value) => Math.max(most, value), -Infinity),
  }
}

/** The series of an answer, the highest first. */
export const rowsOf = (lines: readonly Line[]): readonly LineRow[] =>
  lines.map(rowOf).toSorted((a, b) => (b.max ?? -Infinity) - (a.max ?? -Infinity))

/** The lines of a chart: the highest, and the chosen one. Keeps its identity as long as it can. */
export function drawnLines(rows: readonly LineRow[], chosen: Line | undefined): readonly Line[] {
  const highest = rows.slice(0, MOST_LINES).map(({ line }) => line)
  return chosen && !highest.includes(chosen) ? [...highest, chosen] : highest
}
