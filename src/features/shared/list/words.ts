import { ALL_LIMIT } from '#store/model/paging'
import { formatCount } from '#ui/format/numbers'

// Texts about how much of a list is in view.

/** The counts of a filter. */
export interface Count {
  matching: number
  /** Of how many. */
  of: number
  /**
   * The whole list; the page in view; the page while the rest loads; or the beginning of a long list, while it is read
   * on or where reading ended.
   */
  scope: 'whole' | 'page' | 'waiting' | 'reading' | 'beginning'
}

/** `12 of 167 match`, or `12 of these 50 match` if only the page in view is searched. */
export function countText({ matching, of, scope }: Count): string {
  const verb = matching === 1 ? 'matches' : 'match'
  if (scope === 'whole') return `${formatCount(matching)} of ${formatCount(of)} ${verb}`
  if (scope === 'reading') return `${formatCount(matching)} of ${formatCount(of)} ${verb} so far`
  if (scope === 'beginning') return `${formatCount(matching)} of the first ${formatCount(of)} ${verb}`
  const here = `${formatCount(matching)} of these ${formatCount(of)} ${verb}`
  return scope === 'page' ? here : `${here}, looking at the rest`
}

/** The text for no matches. */
export function noMatchText({ of, scope }: Count): string {
  if (scope === 'whole') return `The filter matches none of the ${formatCount(of)}.`
  if (scope === 'reading') return `None of the first ${formatCount(of)} matches; the rest is being read.`
  if (scope === 'beginning')
    return `The filter matches none of the first ${formatCount(of)}. The rest was not read.`
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

/** The error of a list that could not be read to its end. */
export const NOT_READ_ON = 'Could not read the list to its end'
