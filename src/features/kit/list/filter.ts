import type { ReactNode } from 'react'

// Selects the rows of a list that match, and counts them for each facet value.

/** One facet of a list: a set of values, any of which can be chosen. */
export interface Facet<Row> {
  /** Its name in the address. */
  id: string
  label: string
  valuesOf: (row: Row) => readonly string[]
  /** The label of a value; the value itself by default. */
  wordOf?: (value: string) => string
  /** The order of values; by label by default. Other values come last. */
  order?: readonly string[]
  /** @param rows those that are counted */
  mark?: (value: string, rows: readonly Row[]) => ReactNode
  /** The word for values that a long census counts together, until it is asked for each: "changing". */
  groupOf?: (value: string) => string | undefined
  /** Shows its values above the list as marks with counts, instead of in a menu. */
  isCensus?: true
}

/** The facets of a list that has none. */
export const NO_FACETS: readonly never[] = []

/** The filter: every word of the text, and any of the chosen values of each facet. */
export interface Filter {
  text: string
  facets: Readonly<Record<string, readonly string[]>>
}

/** A text of a row; an id matches by its beginning only, since a few digits occur in most ids. */
export type RowText = string | null | undefined | { id: string }

/** The texts of a row that a filter searches. */
export type TextOf<Row> = (row: Row) => readonly RowText[]

export const isFiltering = ({ text, facets }: Filter): boolean =>
  text.trim() !== '' || Object.values(facets).some((chosen) => chosen.length > 0)

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The minimum length of an id prefix. */
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

/** The matching rows, in their original order. @param besides a facet to ignore */
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

/** One value of a facet, with the number of rows that match the rest of the filter. */
export interface FacetOption {
  value: string
  label: string
  count: number
  mark?: ReactNode
}

/** The values of a facet: those of the rows, and chosen ones that no row has. */
export function facetOptions<Row>(
  rows: readonly Row[],
  filter: Filter,
  textOf: TextOf<Row>,
  facets: readonly Facet<Row>[],
  facet: Facet<Row>,
): FacetOption[] {
  const found = new Map<string, Row[]>()
  for (const row of rows) for (const value of facet.valuesOf(row)) found.set(value, [])
  for (const value of filter.facets[facet.id] ?? []) found.set(value, [])
  for (const row of filterRows(rows, filter, textOf, facets, facet))
    for (const value of facet.valuesOf(row)) found.get(value)?.push(row)
  const options = [...found].map(([value, having]) => ({
    value,
    label: facet.wordOf?.(value) ?? value,
    count: having.length,
    mark: facet.mark?.(value, having),
    group: facet.groupOf?.(value),
  }))
  const rank = ({ value }: FacetOption) => {
    const at = facet.order?.indexOf(value) ?? -1
    return at < 0 ? Number.MAX_SAFE_INTEGER : at
  }
  return options.sort(
    (a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, undefined, { numeric: true }),
  )
}
