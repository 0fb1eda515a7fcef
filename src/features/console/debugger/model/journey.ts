import type { Chart, ChartEdge } from '#machines/charts/chart'
import { wireWords } from '#model/case'
import type { Subject } from './subjects'

/** A path to a part of a lifecycle, for one resource. */
export interface Journey {
  subject: Subject
  /** The transitions in order; the last one is the target, or leads to it. */
  steps: readonly ChartEdge[]
}

/** The target of a journey: a transition or a state, by id. */
export type JourneyTarget = { edge: string } | { state: string }

const isThere = (target: JourneyTarget, edge: ChartEdge) =>
  'edge' in target ? edge.id === target.edge : edge.to === target.state

/** The shortest path from a state to a target; undefined without one. Never passes the final state. */
function edgesTo(chart: Chart, start: string, target: JourneyTarget): readonly ChartEdge[] | undefined {
  const ends = new Set(chart.states.filter(({ type }) => type === 'final').map(({ id }) => id))
  const paths = new Map<string, readonly ChartEdge[]>([[start, []]])
  // The map grows while it is walked: shorter paths come first.
  for (const [at, path] of paths)
    for (const edge of chart.edges) {
      if (edge.from !== at || ends.has(edge.to)) continue
      if (isThere(target, edge)) return [...path, edge]
      if (!paths.has(edge.to)) paths.set(edge.to, [...path, edge])
    }
  return undefined
}

/**
 * The shortest path to a part of a lifecycle among the existing resources; undefined if none of them can reach
 * it.
 *
 * @param followed the preferred resource, if it can reach the target
 */
export function journeyTo(
  chart: Chart,
  subjects: readonly Subject[],
  target: JourneyTarget,
  followed?: string,
): Journey | undefined {
  // Caches the path by state: many resources share few states.
  const paths = new Map<string, readonly ChartEdge[] | undefined>()
  const journeys = subjects
    .filter(({ isHere }) => isHere)
    .flatMap((subject): Journey[] => {
      const start = subject.states[0] ?? ''
      if (!paths.has(start)) paths.set(start, edgesTo(chart, start, target))
      const steps = paths.get(start)
      return steps ? [{ subject, steps }] : []
    })
  return (
    journeys.find(({ subject }) => subject.of === followed) ??
    journeys.toSorted((a, b) => a.steps.length - b.steps.length)[0]
  )
}

/** A transition as a command: `stop`, or `report failed` if only the region makes it. */
export function stepWords({ to, moves }: ChartEdge): string {
  const asked = moves.find(({ kind }) => kind === 'command')
  return asked ? asked.words : `report ${wireWords(to)}`
}
