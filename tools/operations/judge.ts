/** How many operations the console has to call in its browser tests, at least. */
const LEAST_CALLED = 215

/** What a run of the browser tests called. */
export interface CallVerdict {
  /** In words. */
  lines: readonly string[]
  /** Whether enough was called. */
  isSound: boolean
}

/**
 * Judges the calls of a run.
 *
 * @param called the operations that the console called
 * @param all every operation of the API
 */
export function judgeCalls(
  called: readonly string[],
  all: readonly string[],
  least: number = LEAST_CALLED,
): CallVerdict {
  const found = new Set(called)
  const missing = all.filter((name) => !found.has(name))
  const count = all.length - missing.length
  return {
    isSound: count >= least,
    lines: [
      `the console called ${count} of ${all.length} operations; not called: ${missing.join(', ') || 'none'}`,
      ...(count < least ? [`it has to call ${least}: see LEAST_CALLED in tools/operations/judge.ts`] : []),
    ],
  }
}
