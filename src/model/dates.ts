import type { IsoDate } from '#store/api/generated/types'

// Dates are created on use. The cache keeps ISO strings, because a Date object would give every row a new
// identity at every poll (docs/decisions/003-json-in-cache.md).

/** The keys whose values are dates, in the console's spelling. Rule: WIRE-2. */
export type DateKey = `time${Capitalize<string>}` | 'timestamp' | `${string}Time` | `${string}Expiration`

/** An ISO string as a date; null if it is not a date. */
export function toDate(iso: IsoDate): Date | null {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The date under a key; null if there is none. */
export function dateOf<Key extends DateKey>(
  record: Readonly<Partial<Record<Key, IsoDate | null>>>,
  key: Key,
): Date | null {
  const iso = record[key]
  return iso == null ? null : toDate(iso)
}

/** The date under a key as a number for sorting: milliseconds since 1970. Missing dates come first. */
export const timeOf = <Key extends DateKey>(
  record: Readonly<Partial<Record<Key, IsoDate | null>>>,
  key: Key,
): number => dateOf(record, key)?.getTime() ?? Number.NEGATIVE_INFINITY
