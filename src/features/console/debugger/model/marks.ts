import { actorText, resourceText, type Entry } from '#store/eventLog/entry'
import type { Chart } from '#machines/charts/chart'
import { verdictOf } from './entryText'
import { eventsIn, factOf, isChangeEntry, chartStepOf, type ChangeEntry } from './factsIn'

/** A change that no path of the lifecycle explains. */
interface Unlawful {
  from: string
  to: string
  /** The number of its entry. */
  seq: number
}

/** The states and transitions of a chart that the log has seen. */
export interface ChartMarks {
  /** The states that were entered or left. */
  visited: ReadonlySet<string>
  /** The transitions that were taken, by their ids. */
  taken: ReadonlySet<string>
  /** The transitions of the last change: several, if states were passed between two polls. */
  last: ReadonlySet<string>
  /** The states after the last change. */
  now: readonly string[]
  unlawful: readonly Unlawful[]
  /** States the lifecycle does not have. */
  unknown: ReadonlySet<string>
  /** The entries that these marks come from, oldest first. */
  entries: readonly ChangeEntry[]
}

interface Change {
  entry: ChangeEntry
  from: readonly string[]
  to: readonly string[]
  edges: readonly string[]
}

/** The log's subject for a followed resource or actor. */
export const logSubjectOf = (chart: Pick<Chart, 'id' | 'kind'>, of: string): string =>
  chart.kind === 'lifecycle' ? resourceText({ kind: chart.id, id: of }) : actorText(of)

function changesOn(chart: Chart, entries: readonly Entry[], of: string | undefined): Change[] {
  const isOurs = (entry: ChangeEntry) =>
    entry.kind === 'observed'
      ? entry.subject.kind === chart.id && (of === undefined || entry.subject.id === of)
      : entry.data.machine === chart.id && (of === undefined || entry.subject.actor === of)
  const events = eventsIn(entries)
  return entries
    .filter(isChangeEntry)
    .filter(isOurs)
    .map((entry) => ({ entry, ...chartStepOf(chart, factOf(entry, events)) }))
}

/**
 * Computes the marks of a chart from the log.
 *
 * @param of one resource by its id, or one actor by its name; all of this machine by default
 */
export function marksOf(chart: Chart, entries: readonly Entry[], of?: string): ChartMarks {
  const changes = changesOn(chart, entries, of)
  const known = new Set(chart.states.map(({ id }) => id))
  const seen = new Set(changes.flatMap(({ from, to }) => [...from, ...to]))
  const last = changes.at(-1)
  return {
    visited: new Set([...seen].filter((state) => known.has(state))),
    unknown: new Set([...seen].filter((state) => !known.has(state))),
    taken: new Set(changes.flatMap(({ edges }) => edges)),
    last: new Set(last?.edges),
    now: last?.to ?? [],
    unlawful: changes.flatMap(({ entry, from, to }) => {
      const [start] = from
      const [end] = to
      return verdictOf(entry) === 'unlawful' && start !== undefined && end !== undefined
        ? [{ from: start, to: end, seq: entry.seq }]
        : []
    }),
    entries: changes.map(({ entry }) => entry),
  }
}
