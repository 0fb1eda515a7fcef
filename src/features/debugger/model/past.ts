import type { Entry } from '#store/eventLog/entry'
import type { KnownResource } from '#store/observer/resourceObserver'
import type { Seen, SeenActor } from './seen'
import type { Chart } from '#machines/charts/chart'
import { pathsOf } from './statePaths'

/** The states of resources before these entries: each change is taken back, the newest first. */
function resourcesBefore(resources: readonly KnownResource[], later: readonly Entry[]): KnownResource[] {
  const byKey = new Map(resources.map((resource) => [`${resource.kind}:${resource.id}`, resource]))
  for (const { kind, subject, data } of later.toReversed()) {
    if (kind !== 'observed') continue
    const id = subject.slice(subject.indexOf(':') + 1)
    const known = byKey.get(subject)
    const resource = known ?? {
      // A resource that is gone by now was there.
      kind: subject.slice(0, subject.indexOf(':')) as KnownResource['kind'],
      id,
      name: String(data['name']),
    }
    byKey.set(subject, { ...resource, state: String(data['from']) })
  }
  return [...byKey.values()]
}

/** The actors that ran after these entries, by the states they had entered. */
function actorsAfter(entries: readonly Entry[], charts: readonly Chart[]): SeenActor[] {
  const running = new Map<string, SeenActor>()
  for (const { kind, subject, data } of entries) {
    if (kind !== 'state') continue
    const name = subject.slice('actor/'.length)
    const machine = String(data['machine'])
    const states = pathsOf(data['to'])
    const inChart = charts.find(({ id }) => id === machine)?.states ?? []
    const entered = inChart.filter(({ id }) => states.includes(id))
    if (entered.some(({ type, parent }) => type === 'final' && parent === null)) running.delete(name)
    else
      running.set(name, {
        name,
        machine,
        states: states.length > 0 ? states : [machine],
        tags: entered.flatMap(({ tags }) => tags),
        accepts: [],
      })
  }
  return [...running.values()]
}

/**
 * What the debugger showed after an entry, by the log alone.
 *
 * @param seq the number of the last entry that had happened
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
  /** When it began, in milliseconds since the epoch; undefined when the log does not reach back so far. */
  from: number | undefined
  /** When it ended; undefined while it lasts. */
  to: number | undefined
}

/** What a resource went through, by its observed changes, oldest first. */
export function staysIn(changes: readonly Entry[]): Stay[] {
  const [first] = changes
  if (!first) return []
  const stays: Stay[] = [{ state: String(first.data['from']), from: undefined, to: first.at }]
  changes.forEach(({ at, data }, index) => {
    stays.push({ state: String(data['to']), from: at, to: changes[index + 1]?.at })
  })
  return stays
}
