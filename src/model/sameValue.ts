/** A value for comparison: the order of its keys does not count, and what is missing, null or an empty list is the same. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(comparable)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, comparable(part)]),
  )
}

const text = (value: unknown) => JSON.stringify(comparable(value)) ?? ''

/** Whether two values of the API mean the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => text(one) === text(other)
