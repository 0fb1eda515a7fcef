import type { StateValue } from 'xstate'
import type { Entry } from '#store/eventLog/entry'
import type { Chart } from '#machines/charts/chart'
import { pathsOf } from '#machines/charts/statePaths'

/** One change of state, without its time and its subject. Plain JSON. */
export interface StateChange {
  /** The id of the machine. */
  machine: string
  /** The state before, as the machine or the lifecycle has it; null at the beginning. */
  from: StateValue | null
  /** The event that an actor received (empty if unknown), or the steps between two observations of a resource. */
  by: string | readonly string[]
  to: StateValue
}

/** A fact in terms of a chart: the states before and after, outermost first, and the transitions between them. */
export interface ChartStep {
  from: readonly string[]
  to: readonly string[]
  /** The ids of the transitions; empty on start, and for a change that no transition explains. */
  edges: readonly string[]
}

/** The edges of a path through a lifecycle, by its events. */
function edgesAlong(
  chart: Chart,
  from: string,
  events: readonly string[],
): { edges: string[]; states: string[] } {
  const edges: string[] = []
  const states: string[] = []
  let at = from
  for (const event of events) {
    const edge = chart.edges.find(
      (each) => each.from === at && each.moves.some((move) => move.event === event),
    )
    if (!edge) break
    edges.push(edge.id)
    states.push(edge.to)
    at = edge.to
  }
  return { edges, states }
}

/** The edges that an event took, from the states before to those after. */
function edgesOfEvent(chart: Chart, event: string, from: readonly string[], to: readonly string[]): string[] {
  const candidates = chart.edges.filter(
    (edge) => from.includes(edge.from) && edge.moves.some((move) => move.event === event),
  )
  const direct = candidates.filter((edge) => to.includes(edge.to))
  if (direct.length > 0) return direct.map(({ id }) => id)
  // Adds a state that is left at once by an `always` transition: the snapshot does not contain it.
  const passed = candidates.flatMap((edge) => {
    const on = chart.edges.find(
      ({ from: left, to: reached, moves }) =>
        left === edge.to && to.includes(reached) && moves.some(({ kind }) => kind === 'always'),
    )
    return on ? [edge.id, on.id] : []
  })
  if (passed.length > 0) return passed
  // A history state as a target leads to one of its siblings.
  return candidates
    .filter((edge) => chart.states.some(({ id, type }) => id === edge.to && type === 'history'))
    .map(({ id }) => id)
}

/** The step of a fact in the chart of its machine. */
export function chartStepOf(chart: Chart, { from, by, to }: StateChange): ChartStep {
  if (typeof by !== 'string') {
    const start = typeof from === 'string' ? [from] : []
    const { edges, states } = edgesAlong(chart, start[0] ?? '', by)
    return { from: [...start, ...states.slice(0, -1)], to: pathsOf(to), edges }
  }
  const before = pathsOf(from)
  const after = pathsOf(to)
  const edges = by === '' ? [] : edgesOfEvent(chart, by, before, after)
  // Adds the states that were entered and left at once.
  const passed = chart.states
    .filter(({ id, type }) => type !== 'history' && !after.includes(id))
    .filter(({ id }) => chart.edges.some((edge) => edges.includes(edge.id) && edge.to === id))
    .map(({ id }) => id)
  return { from: [...before, ...passed], to: after, edges }
}

/** The events among entries, by their numbers. */
export const eventsIn = (entries: readonly Entry[]): ReadonlyMap<number, Entry<'event'>> =>
  new Map(entries.filter((entry) => entry.kind === 'event').map((entry) => [entry.seq, entry]))

/** An entry about a change of state: of a resource, or of an actor. */
export type ChangeEntry = Entry<'observed' | 'state'>

export const isChangeEntry = (entry: Entry): entry is ChangeEntry =>
  entry.kind === 'observed' || entry.kind === 'state'

/** The fact that an entry records. @param events the events of the log, one of which is the cause of an actor's change */
export function factOf(
  { kind, subject, cause, data }: ChangeEntry,
  events: ReadonlyMap<number, Entry<'event'>>,
): StateChange {
  if (kind === 'observed')
    return { machine: subject.kind, from: data.from, by: 'steps' in data ? data.steps : [], to: data.to }
  const { machine, from, to } = data
  return { machine, from, by: (cause === null ? undefined : events.get(cause)?.data.type) ?? '', to }
}

/** The different facts of a log, each as text. */
export function factsIn(entries: readonly Entry[]): string[] {
  const events = eventsIn(entries)
  return [...new Set(entries.filter(isChangeEntry).map((entry) => JSON.stringify(factOf(entry, events))))]
}
