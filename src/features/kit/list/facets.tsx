import type { Lifecycle } from '#machines/lifecycle/ask'
import { GIB, TIB } from '#model/units'
import { capital, wireWords } from '#model/case'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { restLast } from '#features/kit/lifecycle/exceptionsFirst'
import type { Facet } from './filter'

// Facets shared by several lists.

const sentence = (text: string) => capital(wireWords(text))

/** By state, what failed first, then in the lifecycle's order: a census over the list. */
export const stateFacet = <Row,>(
  lifecycle: Lifecycle,
  stateOf: (row: Row) => string,
  toneOf: (state: string) => StateTone,
): Facet<Row> => ({
  id: 'state',
  label: 'State',
  valuesOf: (row) => [stateOf(row)],
  wordOf: sentence,
  order: restLast(lifecycle.states, toneOf),
  isCensus: true,
  groupOf: (state) => (toneOf(state) === 'motion' ? 'changing' : undefined),
  mark: (state) => <StateMark tone={toneOf(state)} moving={lifecycle.isTransitional(state)} />,
})

/** By an enum of the API; underscores become spaces. */
export const wordFacet = <Row,>(
  id: string,
  label: string,
  valueOf: (row: Row) => string | readonly string[],
  wordOf: (value: string) => string = sentence,
): Facet<Row> => ({ id, label, valuesOf: (row) => [valueOf(row)].flat(), wordOf })

const sizes = [
  { value: 'under-10-gib', label: 'Under 10 GiB', below: 10 * GIB },
  { value: '10-to-100-gib', label: '10 to 100 GiB', below: 100 * GIB },
  { value: '100-gib-to-1-tib', label: '100 GiB to 1 TiB', below: TIB },
  { value: '1-tib-and-more', label: '1 TiB and more', below: Number.POSITIVE_INFINITY },
]
const sizeLabels: ReadonlyMap<string, string> = new Map(sizes.map(({ value, label }) => [value, label]))

/** By size class. @param bytesOf the size of a row in bytes */
export const sizeFacet = <Row,>(bytesOf: (row: Row) => number): Facet<Row> => ({
  id: 'size',
  label: 'Size',
  valuesOf: (row) =>
    sizes
      .filter(({ below }) => bytesOf(row) < below)
      .slice(0, 1)
      .map(({ value }) => value),
  wordOf: (value) => sizeLabels.get(value) ?? value,
  order: sizes.map(({ value }) => value),
})

const NONE = 'none'

/** By the resource a row is attached to; its names may still be loading. */
export const attachedFacet = <Row,>(
  label: string,
  idOf: (row: Row) => string | null | undefined,
  names: ReadonlyMap<string, string>,
): Facet<Row> => ({
  id: 'attached',
  label,
  valuesOf: (row) => [idOf(row) ?? NONE],
  wordOf: (value) => (value === NONE ? 'Not attached' : (names.get(value) ?? value)),
  order: [NONE],
})
