import { cachedQueries, type CachedQuery } from './internals'

interface Row {
  id?: string
}

const rowsIn = ({ data }: CachedQuery): readonly Row[] => {
  if (typeof data !== 'object' || data === null) return []
  if ('items' in data && Array.isArray(data.items)) return data.items as readonly Row[]
  return 'id' in data
    ? [data as Row]
    : Object.values(data).flatMap((part: unknown) => (Array.isArray(part) ? (part as readonly Row[]) : []))
}

interface NamedRow extends Row {
  name?: string
  displayName?: string
}

const nameIn = (row: NamedRow | undefined) => row?.displayName ?? row?.name

/** The cache at one moment. */
export class Cached {
  constructor(private readonly state: { api: { queries: object } }) {}

  private queries(endpoints: readonly string[]) {
    return cachedQueries(this.state)
      .flatMap((query) => query ?? [])
      .filter(({ endpointName = '', data }) => data !== undefined && endpoints.includes(endpointName))
      .toSorted((a, b) => (b.fulfilledTimeStamp ?? 0) - (a.fulfilledTimeStamp ?? 0))
  }

  /** The newest version of a record in the answers of some endpoints: views, lists, and lists by an id. */
  record<Found extends { id: string }>(
    endpoints: readonly string[],
    id: string | undefined,
  ): Found | undefined {
    const found = this.queries(endpoints)
      .flatMap(rowsIn)
      .find((row) => id !== undefined && row.id === id)
    return found as Found | undefined
  }

  /** The newest answer of an endpoint to arguments that a condition holds for. */
  answer<Answer, Args>(
    endpoint: string,
    isMeant: (args: Args, answer: Answer) => boolean,
  ): Answer | undefined {
    const found = this.queries([endpoint]).find(({ originalArgs, data }) =>
      isMeant(originalArgs as Args, data as Answer),
    )
    return found?.data as Answer | undefined
  }

  /** The arguments of the newest answer of an endpoint that has a record, of those that a condition holds for. */
  argsWith<Args>(
    endpoint: string,
    id: string,
    isMeant: (args: Args) => boolean = () => true,
  ): Args | undefined {
    const found = this.queries([endpoint]).find(
      (query) => isMeant(query.originalArgs as Args) && rowsIn(query).some((row) => row.id === id),
    )
    return found?.originalArgs as Args | undefined
  }

  /** Whether a list that was asked for with an argument, `{ project: 'web' }`, has records. */
  holds(argument: Readonly<Record<string, string>>): boolean {
    return cachedQueries(this.state).some((query) => {
      if (!query || !/List$|^search$/.test(query.endpointName ?? '')) return false
      const args = (query.originalArgs ?? {}) as Readonly<Record<string, unknown>>
      return rowsIn(query).length > 0 && Object.entries(argument).every(([key, value]) => args[key] === value)
    })
  }

  /** The name that a user, a group or any other record is known by. */
  nameOf(id: string, endpoints: readonly string[]): string | undefined {
    return nameIn(this.record<NamedRow & { id: string }>(endpoints, id))
  }

  /** The name of what has an id, whatever it is; undefined if the cache has none. */
  nameOfAny(id: string): string | undefined {
    const rows = cachedQueries(this.state).flatMap((query) =>
      query?.data === undefined ? [] : rowsIn(query),
    )
    return rows
      .filter((row) => row.id === id)
      .map(nameIn)
      .find((name) => name !== undefined)
  }
}
