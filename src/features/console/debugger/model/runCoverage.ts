import type { Chart } from '#machines/charts/chart'

/** The kinds of tests that see parts of machines: unit tests, browser tests, and demos that a browser played. */
export const RUN_SOURCES = ['unit', 'browser', 'demos'] as const
export type RunSource = (typeof RUN_SOURCES)[number]

/** The states and transitions that the last run of all tests has seen. */
export interface RunCoverage {
  /** When the run ended, as an ISO time. */
  at: string
  /** By machine, then by state (`watching.moving`) or transition (`running>stopping`). Only seen parts. */
  seen: Readonly<Record<string, Readonly<Record<string, readonly RunSource[]>>>>
}

/** Which kinds of tests have seen a state or a transition. */
export const seenInRun = (
  run: RunCoverage | undefined,
  machine: string,
  part: string,
): readonly RunSource[] => run?.seen[machine]?.[part] ?? []

/** How many states and transitions of a chart a run has seen. @param by one kind of tests; all of them when left out */
export const seenByRun = (run: RunCoverage, { id, states, edges }: Chart, by?: RunSource): number =>
  [...states.filter(({ type }) => type !== 'history'), ...edges].filter((part) => {
    const sources = seenInRun(run, id, part.id)
    return by === undefined ? sources.length > 0 : sources.includes(by)
  }).length
