import type { Chart } from '#machines/charts/chart'
import { chartStepOf, type StateChange } from '#features/console/debugger/model/factsIn'
import { RUN_SOURCES, type RunCoverage, type RunSource } from '#features/console/debugger/model/runCoverage'
import type { Exception } from './exceptions'

/** The facts that one worker of a test run recorded: the content of its file in the folder of the run. */
export interface SeenFacts {
  source: RunSource
  /** Facts as text. */
  facts: readonly string[]
}

/** The states active before and after a fact, and the transitions it took, by their ids in the chart. */
function partsOf(chart: Chart, fact: StateChange): string[] {
  const { from, to, edges } = chartStepOf(chart, fact)
  const known = new Set(chart.states.map(({ id }) => id))
  // A machine without child states counts as one state: its own.
  const states = [...from, ...to].length > 0 ? [...from, ...to] : [chart.id]
  return [...states.filter((state) => known.has(state)), ...edges]
}

/** The parts of a chart that can be covered: all but history states, which are never active. */
export const partsToCover = ({ states, edges }: Chart): string[] => [
  ...states.filter(({ type }) => type !== 'history').map(({ id }) => id),
  ...edges.map(({ id }) => id),
]

/** The coverage of each machine by a run, per kind of test. @param at the end of the run, as an ISO time */
export function coverageOfRun(charts: readonly Chart[], seen: readonly SeenFacts[], at: string): RunCoverage {
  const found = new Map<string, Map<string, Set<RunSource>>>(charts.map(({ id }) => [id, new Map()]))
  for (const { source, facts } of seen)
    for (const text of facts) {
      const fact = JSON.parse(text) as StateChange
      const chart = charts.find(({ id }) => id === fact.machine)
      const parts = chart && found.get(chart.id)
      if (!chart || !parts) continue
      for (const part of partsOf(chart, fact))
        parts.set(part, (parts.get(part) ?? new Set<RunSource>()).add(source))
    }
  const seenIn = (parts: ReadonlyMap<string, ReadonlySet<RunSource>>) =>
    Object.fromEntries(
      [...parts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([part, sources]) => [part, RUN_SOURCES.filter((source) => sources.has(source))] as const),
    )
  return { at, seen: Object.fromEntries([...found].map(([id, parts]) => [id, seenIn(parts)])) }
}

/** The coverage of one machine by a run. */
export interface MachineLine {
  id: string
  states: number
  statesSeen: number
  transitions: number
  transitionsSeen: number
}

/** The verdict on a run. */
export interface Verdict {
  lines: readonly MachineLine[]
  /** Parts that no test took and no exception names: `instance running>failed`. */
  missing: readonly string[]
  /** Parts that an exception names although the unit tests took them. */
  needless: readonly string[]
  /** Parts that an exception names and no machine has. */
  stray: readonly string[]
  /** Exceptions whose parts no test took. */
  excused: readonly Exception[]
}

/**
 * Judges a run. Unit tests take the same path each time, so only they count for and against an exception; browser
 * tests count as coverage only.
 */
export function judge(
  charts: readonly Chart[],
  { seen }: RunCoverage,
  exceptions: readonly Exception[],
): Verdict {
  const sources = (machine: string, part: string) => seen[machine]?.[part] ?? []
  const isSeen = (machine: string, part: string) => sources(machine, part).length > 0
  const isExcused = (machine: string, part: string) =>
    exceptions.some((each) => each.machine === machine && each.part === part)
  const lines = charts.map(({ id, states, edges }): MachineLine => {
    const own = states.filter(({ type }) => type !== 'history')
    return {
      id,
      states: own.length,
      statesSeen: own.filter((state) => isSeen(id, state.id)).length,
      transitions: edges.length,
      transitionsSeen: edges.filter((edge) => isSeen(id, edge.id)).length,
    }
  })
  return {
    lines,
    missing: charts.flatMap((chart) =>
      partsToCover(chart)
        .filter((part) => !sources(chart.id, part).includes('unit') && !isExcused(chart.id, part))
        .map((part) => `${chart.id} ${part}`),
    ),
    needless: exceptions
      .filter(({ machine, part }) => sources(machine, part).includes('unit'))
      .map(({ machine, part }) => `${machine} ${part}`),
    stray: exceptions
      .filter(({ machine, part }) =>
        charts.every((chart) => chart.id !== machine || !partsToCover(chart).includes(part)),
      )
      .map(({ machine, part }) => `${machine} ${part}`),
    excused: exceptions.filter(({ machine, part }) => !isSeen(machine, part)),
  }
}
