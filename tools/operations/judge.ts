/** The least number of operations that the console must call in its browser tests. */
const LEAST_CALLED = 300

/** The verdict on the calls of a run of the browser tests. */
export interface CallVerdict {
  /** The printed lines. */
  lines: readonly string[]
  /** Whether enough was called. */
  isSound: boolean
}

/** An operation of the API, and whether a screen sends it. */
interface Known {
  operation: string
  isSent: boolean
}

const namesOf = (rows: readonly Known[]) => rows.map(({ operation }) => operation).join(', ') || 'none'

/**
 * Judges the calls of a run.
 *
 * @param called the operations that the console called
 * @param all every operation of the API
 */
export function judgeCalls(
  called: readonly string[],
  all: readonly Known[],
  least: number = LEAST_CALLED,
): CallVerdict {
  const found = new Set(called)
  const missing = all.filter(({ operation }) => !found.has(operation))
  const untested = missing.filter(({ isSent }) => isSent)
  const count = all.length - missing.length
  return {
    isSound: count >= least,
    lines: [
      `the console called ${count} of ${all.length} operations; not called: ${namesOf(missing)}`,
      ...(untested.length ? [`of these, docs/operations.md names a screen for: ${namesOf(untested)}`] : []),
      ...(count < least ? [`it has to call ${least}: see LEAST_CALLED in tools/operations/judge.ts`] : []),
    ],
  }
}
