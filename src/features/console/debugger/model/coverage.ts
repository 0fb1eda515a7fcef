import type { Entry } from '#store/eventLog/entry'
import type { Chart, ChartEdge } from '#machines/charts/chart'
import { marksOf } from './marks'

/** A transition that the log has not seen. */
export interface Unseen {
  edge: ChartEdge
  /** The shortest path to it from the initial state, including itself; undefined without one. */
  path: readonly ChartEdge[] | undefined
}

/** How much of a machine a log has seen. */
export interface Coverage {
  chart: Chart
  statesSeen: number
  states: number
  transitionsSeen: number
  transitions: number
  unseenStates: readonly string[]
  unseen: readonly Unseen[]
}

/** All active states after a state is entered: its ancestors, itself, and its initial descendants. */
function entered(chart: Chart, id: string): string[] {
  const state = chart.states.find((each) => each.id === id)
  // The previously active states are unknown here: a history state counts as its initial state.
  const target = state?.type === 'history' ? (state.parent ?? id) : id
  const around: string[] = []
  for (let at = chart.states.find((each) => each.id === target); at?.parent;) {
    const { parent } = at
    around.unshift(parent)
    at = chart.states.find((each) => each.id === parent)
  }
  const within: string[] = []
  for (let at = startIn(chart, target); at !== undefined; at = startIn(chart, at)) within.push(at)
  return [...around, target, ...within]
}

const startIn = ({ states }: Chart, parent: string | null) =>
  states.find((state) => state.parent === parent && state.isInitial)?.id

type EdgePaths = ReadonlyMap<string, readonly ChartEdge[]>

/** Caches the paths of a chart, which never changes. */
const known = new WeakMap<Chart, EdgePaths>()

/** The shortest path from the initial state to each transition of a chart, including the transition. */
export function edgePaths(chart: Chart): EdgePaths {
  const paths = known.get(chart) ?? findEdgePaths(chart)
  known.set(chart, paths)
  return paths
}

function findEdgePaths(chart: Chart): EdgePaths {
  const paths = new Map<string, readonly ChartEdge[]>()
  const start = startIn(chart, null)
  if (start === undefined) return paths
  const seen = new Set<string>()
  const waiting: { active: readonly string[]; path: readonly ChartEdge[] }[] = [
    { active: entered(chart, start), path: [] },
  ]
  // The list grows while it is walked: shorter paths come first.
  for (const { active, path } of waiting) {
    const key = active.join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    for (const edge of chart.edges) {
      if (!active.includes(edge.from)) continue
      const next = [...path, edge]
      if (!paths.has(edge.id)) paths.set(edge.id, next)
      waiting.push({ active: entered(chart, edge.to), path: next })
    }
  }
  return paths
}

/**
 * Computes the coverage of a machine.
 *
 * @param present the states that something is in now: they count as seen, even without a change in the log
 */
export function coverageOf(chart: Chart, entries: readonly Entry[], present: ReadonlySet<string>): Coverage {
  const { visited, taken } = marksOf(chart, entries)
  const states = chart.states.filter(({ type }) => type !== 'history')
  const unseenStates = states.filter(({ id }) => !visited.has(id) && !present.has(id)).map(({ id }) => id)
  const paths = edgePaths(chart)
  const unseen = chart.edges
    .filter(({ id }) => !taken.has(id))
    .map((edge) => ({ edge, path: paths.get(edge.id) }))
  return {
    chart,
    states: states.length,
    statesSeen: states.length - unseenStates.length,
    transitions: chart.edges.length,
    transitionsSeen: chart.edges.length - unseen.length,
    unseenStates,
    unseen,
  }
}
