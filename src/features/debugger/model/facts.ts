import type { Entry } from '#store/eventLog/entry'
import type { Chart } from '#machines/charts/chart'
import { pathsOf } from './statePaths'

/** One change of state, without its time and its subject. Plain JSON. */
export interface Fact {
  /** The id of the machine. */
  machine: string
  /** The state before, as the machine or the lifecycle has it; null at the beginning. */
  from: unknown
  /** The event that an actor received (empty when unknown), or the steps of a lifecycle between two looks at a resource. */
  by: string | readonly string[]
  to: unknown
}

/** What a fact says in a chart: the states before and after, outermost first, and the transitions between them. */
export interface Step {
  from: readonly string[]
  to: readonly string[]
  /** The ids of the transitions; empty for a beginning, and for a change that no transition explains. */
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

/** The edges that an event has led along, from what was active to what is. */
function edgesOfEvent(chart: Chart, event: string, from: readonly string[], to: readonly string[]): string[] {
  const candidates = chart.edges.filter(
    (edge) => from.includes(edge.from) && edge.moves.some((move) => move.event === event),
  )
  const direct = candidates.filter((edge) => to.includes(edge.to))
  if (direct.length > 0) return direct.map(({ id }) => id)
  // A state that is left at once is passed without being seen.
  const passed = candidates.flatMap((edge) => {
    const on = chart.edges.find(
      ({ from: left, to: reached, moves }) =>
        left === edge.to && to.includes(reached) && moves.some(({ kind }) => kind === 'always'),
    )
    return on ? [edge.id, on.id] : []
  })
  if (passed.length > 0) return passed
  // A target that is a history state leads on to one of its neighbours.
  return candidates
    .filter((edge) => chart.states.some(({ id, type }) => id === edge.to && type === 'history'))
    .map(({ id }) => id)
}

/** What a fact says in the chart of its machine. */
export function stepOf(chart: Chart, { from, by, to }: Fact): Step {
  if (typeof by !== 'string') {
    const start = typeof from === 'string' ? [from] : []
    const { edges, states } = edgesAlong(chart, start[0] ?? '', by)
    return { from: [...start, ...states.slice(0, -1)], to: [String(to)], edges }
  }
  const before = pathsOf(from)
  const after = pathsOf(to)
  const edges = by === '' ? [] : edgesOfEvent(chart, by, before, after)
  // What is left at once was there all the same.
  const passed = chart.states
    .filter(({ id, type }) => type !== 'history' && !after.includes(id))
    .filter(({ id }) => chart.edges.some((edge) => edges.includes(edge.id) && edge.to === id))
    .map(({ id }) => id)
  return { from: [...before, ...passed], to: after, edges }
}

/** The events among entries, by their numbers. */
export const eventsIn = (entries: readonly Entry[]): ReadonlyMap<number, Entry> =>
  new Map(entries.filter(({ kind }) => kind === 'event').map((entry) => [entry.seq, entry]))

const noEvents: ReadonlyMap<number, Entry> = new Map()

/**
 * What an entry about a change says: one of a resource (`observed`) or of an actor (`state`).
 *
 * @param events the events of the log, one of which is the cause of an actor's change
 */
export function factOf({ kind, subject, cause, data }: Entry, events = noEvents): Fact {
  const { from, to, steps, machine } = data
  if (kind === 'observed')
    return {
      machine: subject.slice(0, subject.indexOf(':')),
      from,
      by: Array.isArray(steps) ? (steps as readonly string[]) : [],
      to,
    }
  const event = cause === null ? undefined : events.get(cause)?.data['type']
  return { machine: String(machine), from, by: typeof event === 'string' ? event : '', to }
}

/** The different facts of a log, each as text. */
export function factsIn(entries: readonly Entry[]): string[] {
  const events = eventsIn(entries)
  const changes = entries.filter(({ kind }) => kind === 'observed' || kind === 'state')
  return [...new Set(changes.map((entry) => JSON.stringify(factOf(entry, events))))]
}
