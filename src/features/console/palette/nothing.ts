import { listText } from '#ui/format/listText'
import { formatCount } from '#ui/format/numbers'
import { help } from '#features/console/help/noun'
import { switchPorts } from '#features/system/switches/ports/noun'
import { uplinks } from '#features/system/switches/uplinks/noun'
import { writeAddress } from '#features/kit/routing/listAddress'
import { INSTEAD, type PaletteEntry } from '#features/kit/palette/paletteStore'
import type { Asked } from './find/find'
import type { Here } from './find/here'
import { isAddress } from './find/isAddress'
import type { PaletteGroup } from './paletteGroups'

/** The projects outside of which the page is: "the 5 projects used last". */
function projectsText({ searched, of, areLast }: NonNullable<Asked['projects']>): string | undefined {
  if (searched === 0) return undefined
  if (searched === of) return of === 1 ? 'its project' : `its ${of} projects`
  return areLast ? `the ${searched} projects used last` : `${searched} of its ${formatCount(of)} projects`
}

/**
 * The sentence for a text that nothing matches: what it was looked for in. Nothing that was not asked for is named. Rule:
 * NAV-11.
 *
 * @param asked what was asked for the text; undefined for nothing
 * @param first the number of records that were looked at of a list that has more; undefined if all were
 */
export function nothingText(
  typed: string,
  { project, silo, isInRegion, isOperator }: Here,
  asked: Asked | undefined,
  first: number | undefined,
): string {
  const text = typed.trim()
  const nothing = `Nothing matches “${text}” among pages, actions and docs`
  if (!asked) return `${nothing}.`
  const inProjects = asked.projects && projectsText(asked.projects)
  const beginning = first === undefined ? '' : `the first ${formatCount(first)} `
  const ofRegion = isOperator ? ['the region'] : []
  const place =
    project === undefined
      ? listText([...ofRegion, ...(isInRegion && isOperator ? [] : [`silo ${silo}`])])
      : listText([...ofRegion, `project ${project}`])
  const names = `${beginning}names and IDs in ${place}`
  if (project !== undefined)
    return `${nothing}, nor among ${names}, nor its floating IPs and external subnets.`
  if (!inProjects) return `${nothing}, nor among ${names}.`
  return isAddress(text)
    ? `${nothing}, nor among ${names}, nor the floating IPs and external subnets in ${inProjects}.`
    : `${nothing}, nor among ${names}, nor the instances, disks and VPCs in ${inProjects}.`
}

/** The filter of the list of the open page. */
export interface OpenFilter {
  /** "Filter instances". */
  label: string
  pathname: string
  search: string
}

/**
 * The entries for a text that nothing matches: the filter of the open list, which looks into its columns too; for operators,
 * what takes a call for each switch port; and the docs.
 */
export function insteadOf(
  typed: string,
  filter: OpenFilter | undefined,
  isOperator: boolean,
): readonly PaletteGroup[] {
  const text = typed.trim()
  // Not kept among the recent pages.
  const entry = { group: INSTEAD, isStep: true } as const
  const by = (search: string) => writeAddress(search, { text, page: undefined })
  const items: PaletteEntry[] = []
  if (filter)
    items.push({
      ...entry,
      label: `${filter.label} by “${text}”`,
      to: `${filter.pathname}${by(filter.search)}`,
    })
  if (isOperator)
    items.push(
      { ...entry, label: `Find “${text}” in ${switchPorts.many}`, to: `${switchPorts.to.list()}${by('')}` },
      { ...entry, label: `Find “${text}” in ${uplinks.many} and their neighbours`, to: uplinks.to.list() },
    )
  items.push({ ...entry, label: help.title, to: help.to.list() })
  return [{ name: entry.group, items, more: 0 }]
}
