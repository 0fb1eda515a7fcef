import type { Observable } from '#store/observable'

/** A list of more rows than one page has: it is being read, or it was not read to its end. */
export interface LongList {
  /** The key of the query in the cache that asked for it. */
  query: string
  /** The operation of its calls: `instanceList`. */
  operation: string
  args: Readonly<Record<string, unknown>>
  /** The number of rows read so far. */
  rows: number
  /** Otherwise, there are more rows than a console reads. */
  isReading: boolean
}

/** The long lists of a console. */
export type LongLists = Observable<readonly LongList[]>
