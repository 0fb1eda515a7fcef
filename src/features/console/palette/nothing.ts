import { formatCount } from '#ui/format/numbers'
import { help } from '#features/console/help/noun'
import { writeAddress } from '#features/kit/routing/listAddress'
import { INSTEAD, type PaletteEntry } from '#features/kit/palette/paletteStore'
import type { Here } from './find/here'
import type { PaletteGroup } from './paletteGroups'

/**
 * The sentence for a text that nothing matches: where it was looked for.
 *
 * @param first the number of records that were looked at of a list that has more; undefined if all were
 */
export function nothingText(
  typed: string,
  { project, silo, isInRegion }: Here,
  first: number | undefined,
): string {
  const place = isInRegion
    ? 'the region and the projects used last'
    : project === undefined
      ? `silo ${silo} and the projects used last`
      : `project ${project}`
  return `Nothing matches “${typed.trim()}” among pages, actions and docs, nor among ${first === undefined ? '' : `the first ${formatCount(first)} `}names, IDs and addresses in ${place}.`
}

/** The filter of the list of the open page. */
export interface OpenFilter {
  /** "Filter instances". */
  label: string
  pathname: string
  search: string
}

/**
 * The entries for a text that nothing matches: the filter of the open list, which looks into its columns too, and the
 * docs.
 */
export function insteadOf(typed: string, filter: OpenFilter | undefined): readonly PaletteGroup[] {
  // Not kept among the recent pages.
  const entry = { group: INSTEAD, isStep: true } as const
  const items: PaletteEntry[] = [{ ...entry, label: help.title, to: help.to.list() }]
  if (filter) {
    const to = `${filter.pathname}${writeAddress(filter.search, { text: typed.trim(), page: undefined })}`
    items.unshift({ ...entry, label: `${filter.label} by “${typed.trim()}”`, to })
  }
  return [{ name: entry.group, items, more: 0 }]
}
