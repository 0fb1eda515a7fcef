import { resourceText, type Entry } from '#store/eventLog/entry'
import type { Seen, SeenActor, SeenResource } from './seen'
import type { Chart } from '#machines/charts/chart'
import { pathsOf } from '#machines/charts/statePaths'

/** The states of resources before these entries: reverts each change, newest first. */
function resourcesBefore(resources: readonly SeenResource[], later: readonly Entry[]): SeenResource[] {
  const byKey = new Map(resources.map((resource) => [resourceText(resource), resource]))
  for (const { kind, subject, data } of later.toReversed()) {
    if (kind !== 'observed') continue
    const key = resourceText(subject)
    // Restores a resource that is gone by now.
    const resource = byKey.get(key) ?? { ...subject, name: data.name }
    byKey.set(key, { ...resource, state: data.from })
  }
  return [...byKey.values()]
}

/** The actors that ran after these entries, with the states that they had entered. */
function actorsAfter(entries: readonly Entry[], charts: readonly Chart[]): SeenActor[] {
  const running = new Map<string, SeenActor>()
  for (const { kind, subject, data } of entries) {
    if (kind !== 'state') continue
    const { actor: name } = subject
    const { machine } = data
    const states = pathsOf(data.to)
    const inChart = charts.find(({ id }) => id === machine)?.states ?? []
    const entered = inChart.filter(({ id }) => states.includes(id))
    if (entered.some(({ type, parent }) => type === 'final' && parent === null)) running.delete(name)
    else
      running.set(name, {
        name,
        machine,
        states: states.length > 0 ? states : [machine],
        accepts: [],
      })
  }
  return [...running.values()]
}

/**
 * The view of the debugger after an entry, computed from the log alone.
 *
 * @param seq the number of the last entry at that moment
 */
export function seenAt({ entries, dropped, resources }: Seen, seq: number, charts: readonly Chart[]): Seen {
  const then = entries.filter((entry) => entry.seq <= seq)
  return {
    entries: then,
    dropped,
    resources: resourcesBefore(resources, entries.slice(then.length)),
    actors: actorsAfter(then, charts),
  }
}

/** A stay in one state. */
export interface Stay {
  state: string
  /** Its start, in milliseconds since the epoch; undefined if the log does not reach back so far. */
  from: number | undefined
  /** Its end; undefined while it lasts. */
  to: number | undefined
}

/** The stays of a resource in its states, from the observed changes in its entries, oldest first. */
export function staysIn(entries: readonly Entry[]): Stay[] {
  const changes = entries.filter((entry) => entry.kind === 'observed')
  const [first] = changes
  if (!first) return []
  const stays: Stay[] = [{ state: first.data.from, from: undefined, to: first.at }]
  changes.forEach(({ at, data }, index) => {
    stays.push({ state: data.to, from: at, to: changes[index + 1]?.at })
  })
  return stays
}
