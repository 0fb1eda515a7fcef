import { ALL_LIMIT } from '#store/model/paging'
import { formatCount } from '#ui/format/numbers'

// Texts about how much of a list is in view.

/** The counts of a filter. */
export interface Count {
  matching: number
  /** Of how many. */
  of: number
  /** The whole list; the page in view; or the page while the rest loads. */
  scope: 'whole' | 'page' | 'waiting'
}

/** `12 of 167 match`, or `12 of these 50 match` if only the page in view is searched. */
export function countText({ matching, of, scope }: Count): string {
  const verb = matching === 1 ? 'matches' : 'match'
  if (scope === 'whole') return `${formatCount(matching)} of ${formatCount(of)} ${verb}`
  const here = `${formatCount(matching)} of these ${formatCount(of)} ${verb}`
  return scope === 'page' ? here : `${here}, looking at the rest`
}

/** The text for no matches. */
export function noMatchText({ of, scope }: Count): string {
  if (scope === 'whole') return `The filter matches none of the ${formatCount(of)}.`
  if (scope === 'waiting') return 'The rest of the list is on its way.'
  return `The filter matches none of these ${formatCount(of)}. It looks at this page alone; other pages may hold some.`
}

/** The rows in view, from 1; the total if known. */
export interface Range {
  from: number
  to: number
  total: number | undefined
}

/** `51–57 of 57`. */
export const rangeText = ({ from, to, total }: Range): string =>
  `${formatCount(from)}–${formatCount(to)}${total === undefined ? '' : ` of ${formatCount(total)}`}`

/** Why a column cannot be sorted by in a list that the server pages. */
export const TOO_LONG_TO_SORT = `Lists of ${formatCount(ALL_LIMIT)} and more are sorted by name only`
