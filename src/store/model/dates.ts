// Dates are made on reading. The cache keeps ISO text, because a Date object would give every row a new identity at
// every poll (structural sharing only looks into plain objects and arrays).

/** Whether a camelCase key holds a moment: starts with `time`, ends with `Time` or `Expiration`, or is `timestamp`. */
export const isDateKey = (key: string) => /^time[A-Z_]|^timestamp$|(Time|Expiration)$/.test(key)

/** A record whose date keys hold `Date` objects instead of ISO text. */
export type WithDates<T> = T extends readonly (infer Item)[]
  ? WithDates<Item>[]
  : T extends object
    ? {
        [K in keyof T]: K extends
          | `time${Capitalize<string>}`
          | 'timestamp'
          | `${string}Time`
          | `${string}Expiration`
          ? T[K] extends string
            ? Date
            : Date | Extract<T[K], null | undefined>
          : WithDates<T[K]>
      }
    : T

const made = new WeakMap<object, unknown>()

function read(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = made.get(value)
  if (known !== undefined) return known
  const out = Array.isArray(value)
    ? value.map(read)
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          isDateKey(key) && typeof item === 'string' && !Number.isNaN(Date.parse(item))
            ? new Date(item)
            : read(item),
        ]),
      )
  made.set(value, out)
  return out
}

/** The record with its dates made; the same record gives the same answer, so that rows keep their identity. */
export const withDates = <T extends object>(record: T): WithDates<T> => read(record) as WithDates<T>
