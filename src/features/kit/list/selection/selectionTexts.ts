import { wordFor } from '#ui/format/counted'
import { formatCount } from '#ui/format/numbers'
import type { ResourceList } from '../resourceList'

/** How many names of rows that left are written out. */
const NAMED = 3

/** The most letters of the verbs that a phone shows beside the count. */
const PHONE_LETTERS = 12

/** `4 selected`; while the list is read, `Reading the list: 3,000 so far`. */
export const countedText = (selected: number, read: number | undefined): string =>
  read === undefined ? `${formatCount(selected)} selected` : `Reading the list: ${formatCount(read)} so far`

/** How many of these verbs, from the first on, a phone shows beside the count; its menu has the others. */
export function shownOnPhone(labels: readonly string[]): number {
  let letters = 0
  const over = labels.findIndex((label) => {
    letters += label.length
    return letters > PHONE_LETTERS
  })
  return over < 0 ? labels.length : over
}

/** `berth-api-2 has left the list`; empty for no names. */
export function rowsLeftText(names: readonly string[]): string {
  if (names.length === 0) return ''
  const others = names.length - NAMED
  const named = names.slice(0, NAMED)
  const last = others > 0 ? `${formatCount(others)} more` : named.pop()
  const all = named.length > 0 ? `${named.join(', ')} and ${last}` : last
  return `${all} ${wordFor(names.length, 'has', 'have')} left the list`
}

/** `All 57 that match`, `All instances`: the rows of all pages. */
export function allText({ count, pager, nouns }: Pick<ResourceList<never>, 'count' | 'pager' | 'nouns'>) {
  const total = count?.scope === 'whole' ? count.matching : count ? undefined : pager.range?.total
  const number = total === undefined ? '' : ` ${formatCount(total)}`
  return count ? `All${number} that match` : `All${number} ${nouns[1]}`
}
