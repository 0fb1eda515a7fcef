import type { ReactNode } from 'react'

// Which rows of a list match, and how many there are of each kind.

/** One way to narrow a list: a few values of which any may be chosen. */
export interface Facet<Row> {
  /** Its name in the address. */
  id: string
  label: string
  valuesOf: (row: Row) => readonly string[]
  /** What a value is called; the value itself if left out. */
  wordOf?: (value: string) => string
  /** In which order values are offered; by their words if left out. Values that are not among them come last. */
  order?: readonly string[]
  mark?: (value: string) => ReactNode
}

/** Those of a list that is narrowed by text alone. */
export const NO_FACETS: readonly never[] = []

/** What is asked of the rows: every word of the text, and of each facet any of the chosen values. */
export interface Filter {
  text: string
  facets: Readonly<Record<string, readonly string[]>>
}

/** A text of a row; an id is found by its beginning alone, since any few digits are in most ids. */
export type RowText = string | null | undefined | { id: string }

/** What a text filter looks at in a row. */
export type TextOf<Row> = (row: Row) => readonly RowText[]

export const isFiltering = ({ text, facets }: Filter): boolean =>
  text.trim() !== '' || Object.values(facets).some((chosen) => chosen.length > 0)

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Letters of an id that are enough to tell it from other words. */
const LEAST_OF_ID = 8

function matchesText(texts: readonly RowText[], words: readonly string[]): boolean {
  if (words.length === 0) return true
  const whole = texts
    .filter((text) => typeof text === 'string')
    .join('\n')
    .toLowerCase()
  const isId = (word: string) =>
    word.length >= LEAST_OF_ID &&
    texts.some((text) => typeof text === 'object' && text !== null && text.id.startsWith(word))
  return words.every((word) => whole.includes(word) || isId(word))
}

const matchesFacet = <Row>(row: Row, facet: Facet<Row>, chosen: readonly string[] | undefined) =>
  !chosen?.length || facet.valuesOf(row).some((value) => chosen.includes(value))

/** The rows that match, in the order they came in. @param besides a facet that does not count */
export function filterRows<Row>(
  rows: readonly Row[],
  filter: Filter,
  textOf: TextOf<Row>,
  facets: readonly Facet<Row>[],
  besides?: Facet<Row>,
): readonly Row[] {
  if (!isFiltering(filter)) return rows
  const words = wordsOf(filter.text)
  return rows.filter(
    (row) =>
      matchesText(textOf(row), words) &&
      facets.every((facet) => facet === besides || matchesFacet(row, facet, filter.facets[facet.id])),
  )
}

/** One value of a facet, and how many rows have it among those the rest of the filter lets through. */
export interface FacetOption {
  value: string
  label: string
  count: number
  mark?: ReactNode
}

/** What a facet offers: the values its rows have, and those that are chosen although no row has them. */
export function facetOptions<Row>(
  rows: readonly Row[],
  filter: Filter,
  textOf: TextOf<Row>,
  facets: readonly Facet<Row>[],
  facet: Facet<Row>,
): FacetOption[] {
  const counts = new Map<string, number>()
  for (const row of rows) for (const value of facet.valuesOf(row)) counts.set(value, 0)
  for (const value of filter.facets[facet.id] ?? []) counts.set(value, 0)
  for (const row of filterRows(rows, filter, textOf, facets, facet))
    for (const value of facet.valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const options = [...counts].map(([value, count]) => ({
    value,
    label: facet.wordOf?.(value) ?? value,
    count,
    ...(facet.mark ? { mark: facet.mark(value) } : {}),
  }))
  const rank = ({ value }: FacetOption) => {
    const at = facet.order?.indexOf(value) ?? -1
    return at < 0 ? Number.MAX_SAFE_INTEGER : at
  }
  return options.sort(
    (a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, undefined, { numeric: true }),
  )
}
