import type { IsoDate } from '../api/generated/types'

// Dates are made where they are read. The cache keeps ISO text, because a Date object would give every row a new
// identity at every poll (docs/decisions/003-json-in-cache.md).

/** The keys whose values are dates, in the console's spelling. Source: specification §3. */
export type DateKey = `time${Capitalize<string>}` | 'timestamp' | `${string}Time` | `${string}Expiration`

/** The moment an ISO text names; null for a text that names none. */
export function toDate(iso: IsoDate): Date | null {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The date under a date key of an answer; null where the answer has none. */
export function dateOf<Key extends DateKey>(
  record: Readonly<Partial<Record<Key, IsoDate | null>>>,
  key: Key,
): Date | null {
  const iso = record[key]
  return iso == null ? null : toDate(iso)
}

/** The same as a number, to sort by: milliseconds since 1970. What has no date comes before what has one. */
export const timeOf = <Key extends DateKey>(
  record: Readonly<Partial<Record<Key, IsoDate | null>>>,
  key: Key,
): number => dateOf(record, key)?.getTime() ?? Number.NEGATIVE_INFINITY
