import type { Seen } from './seen'
import type { Chart, ChartState } from '#machines/charts/chart'
import { byLabel } from './inOrder'
import type { ChartMarks } from './marks'
import { pathsOf } from '#machines/charts/statePaths'

/** A resource or an actor that a chart can follow. */
export interface Subject {
  /** The id of a resource, the name of an actor. */
  of: string
  label: string
  /** The states it is in. */
  states: readonly string[]
  /** Whether it exists now; otherwise it is only in the log. */
  isHere: boolean
}

/** Maximum number of options. */
const MOST = 500

/** The present resources and actors, then those that are only in the log. */
export function chartSubjects(chart: Chart, { entries, resources, actors }: Seen): Subject[] {
  const found = new Map<string, Subject>()
  if (chart.kind === 'lifecycle') {
    for (const { kind, id, name, state } of resources)
      if (kind === chart.id) {
        // A followed resource has a running actor, whose states are newer.
        const states = actors.find((actor) => actor.machine === kind && actor.name === id)?.states ?? [state]
        found.set(id, { of: id, label: name, states, isHere: true })
      }
    for (const { kind, subject, data } of entries) {
      if (kind !== 'observed' || subject.kind !== chart.id || found.get(subject.id)?.isHere) continue
      const { id } = subject
      found.set(id, { of: id, label: data.name, states: [data.to], isHere: false })
    }
  } else {
    for (const { name, machine, states } of actors)
      if (machine === chart.id) found.set(name, { of: name, label: name, states, isHere: true })
    for (const { kind, subject, data } of entries) {
      if (kind !== 'state' || data.machine !== chart.id || found.get(subject.actor)?.isHere) continue
      const { actor: name } = subject
      found.set(name, { of: name, label: name, states: pathsOf(data.to), isHere: false })
    }
  }
  return [...found.values()]
    .sort((a, b) => Number(b.isHere) - Number(a.isHere) || byLabel(a, b))
    .slice(0, MOST)
}

/** How many of the present subjects are in each state. */
export function countsOf(
  states: readonly ChartState[],
  subjects: readonly Subject[],
): ReadonlyMap<string, number> {
  const counts = new Map(states.map(({ id }) => [id, 0]))
  for (const { isHere, states: here } of subjects)
    if (isHere) for (const state of here) counts.set(state, (counts.get(state) ?? 0) + 1)
  return counts
}

/** The highlighted states: those of the followed subject, or of all present ones. */
export function activeStates(
  subject: Subject | undefined,
  counts: ReadonlyMap<string, number>,
  marks: ChartMarks,
): ReadonlySet<string> {
  if (subject) return new Set(subject.states.length > 0 ? subject.states : marks.now)
  return new Set([...counts].filter(([, count]) => count > 0).map(([state]) => state))
}
