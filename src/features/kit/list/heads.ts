import { useSyncExternalStore } from 'react'

// The heads of a list are declared beside its columns, in code that is loaded on demand. The skeleton of the page shows
// them as soon as that code is loaded.

/**
 * The widths of columns by their kinds, in hundredths of the page; figures are aligned with the end of their heads. All
 * are fixed, so that columns stay where they are when the rows arrive. A longer text (`text`) has none: it takes what the
 * others leave. In a table without one, all columns grow in proportion.
 */
const shares = { other: 15, word: 9, date: 10, figure: 7, state: 12.5, bar: 11 }

/** The width of a column: of its kind, or its own. One in rem is aligned with the end of its head, as a figure is. */
export type HeadWidth = keyof typeof shares | 'text' | number | `clamp(${string})` | `${number}rem`

/** The CSS width of a column; undefined if it is what the others leave. Above 120rem the content is as wide as there. */
export const cssWidth = (width: HeadWidth): string | undefined => {
  const share = shares[width as keyof typeof shares] ?? width
  return typeof share === 'number'
    ? `calc(${share} * min(1cqi, 1.2rem))`
    : share === 'text'
      ? undefined
      : share
}

/** The heads of a list in their order, with their widths. */
export type Heads<Head extends string = string> = Readonly<Record<Head, HeadWidth>>

/** A noun, as far as the address of its list. */
interface Listed {
  readonly to: { readonly list: { readonly path: string } }
}

const known = new Map<string, Heads>()
const readers = new Set<() => void>()

/**
 * Declares the heads of a list in their order, with the widths of their columns. Called once, as its code runs.
 *
 * @param of the noun of the list, or several whose lists have the same columns
 */
export function headsOf<Head extends string>(
  of: Listed | readonly Listed[],
  heads: Heads<Head>,
): Heads<Head> {
  for (const { to } of [of].flat() as readonly Listed[]) known.set(to.list.path, heads)
  for (const reader of readers) reader()
  return heads
}

/** The heads of the list at a path; undefined until its code is loaded. */
export const knownHeads = (path: string): Heads | undefined => known.get(path)

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

/** Like {@link knownHeads}; renders again when they are declared. */
export const useKnownHeads = (path: string): Heads | undefined => {
  const now = () => knownHeads(path)
  return useSyncExternalStore(subscribe, now, now)
}
