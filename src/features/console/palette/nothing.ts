import { listText } from '#ui/format/listText'
import { formatCount } from '#ui/format/numbers'
import { help } from '#features/console/help/noun'
import { writeAddress } from '#features/kit/routing/listAddress'
import { INSTEAD, type PaletteEntry } from '#features/kit/palette/paletteStore'
import type { Asked } from './find/find'
import type { Gathered } from './find/gather'
import type { Here } from './find/here'
import { isAddress } from './find/isAddress'
import type { PaletteGroup } from './paletteGroups'

/** The projects outside of which the page is: "the 5 projects used last". */
function projectsText({ searched, of, areLast }: NonNullable<Asked['projects']>): string | undefined {
  if (searched === 0) return undefined
  if (searched === of) return of === 1 ? 'its project' : `its ${of} projects`
  return areLast ? `the ${searched} projects used last` : `${searched} of its ${formatCount(of)} projects`
}

/** "2 lists of firewall rules": what could not be read. */
const unreadText = (unread: Gathered['unread']) =>
  listText(
    [...unread].map(([what, lists]) => (lists === 1 ? what : `${formatCount(lists)} lists of ${what}`)),
  )

/** "1 of 52 projects". */
const countText = (done: number, of: number, one: string) =>
  `${formatCount(done)} of ${formatCount(of)} ${one}${of === 1 ? '' : 's'}`

/** How far the reading has come: "Searched 14 of 52 projects…". */
export function gatheredText({ projects: { searched, of }, instances }: Gathered): string {
  if (instances)
    return `Asked ${countText(instances.asked, instances.of, 'instance')} for external addresses…`
  return of === 0 ? 'Searching everything…' : `Searched ${countText(searched, of, 'project')}…`
}

/** What was not searched, in sentences; '' for nothing. */
export function notSearchedText({ unread, unasked, cutAt, isFull }: Gathered): string {
  const out: string[] = []
  if (unread.size > 0) out.push(`Not searched, because they could not be read: ${unreadText(unread)}.`)
  if (unasked > 0)
    out.push(`Not searched: the ephemeral and SNAT addresses of ${formatCount(unasked)} more instances.`)
  if (cutAt !== undefined)
    out.push(`Of lists that are longer, only the first ${formatCount(cutAt)} were searched.`)
  if (isFull) out.push('Not everything was searched: the index of this browser tab is full.')
  return out.join(' ')
}

/** Where an address would lie that belongs to nothing; '' where that is not known. */
export function homeText({ home }: Gathered): string {
  if (home === undefined) return ''
  if (home === null) return 'It lies in no IP pool.'
  const { pool, silos } = home
  if (pool === undefined) return "It lies in the IP pool of the region's own services."
  const users =
    silos.length === 0
      ? 'which no silo uses'
      : `which silo${silos.length > 1 ? 's' : ''} ${listText(silos)} ${silos.length > 1 ? 'use' : 'uses'}`
  return `It lies in IP pool ${pool}, ${users}.`
}

/**
 * The sentence for a text that names an ID or an address which none of the records is or has, or that nothing matches, once
 * everything was read that may have it. Rule: NAV-12.
 */
export function unmetText(typed: string, { silo, isOperator }: Here, gathered: Gathered): string {
  const { of } = gathered.projects
  const projects = of === 0 ? [] : [of === 1 ? 'its project' : `its ${formatCount(of)} projects`]
  const place = listText([...(isOperator ? ['the region'] : []), `silo ${silo}`, ...projects])
  const nothing = `“${typed.trim()}” is in no name, ID, address or description that you may see in ${place}.`
  return [nothing, homeText(gathered), notSearchedText(gathered)].filter(Boolean).join(' ')
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

/** The entries for a text that nothing matches: the filter of the open list, which looks into its columns, and the docs. */
export function insteadOf(typed: string, filter: OpenFilter | undefined): readonly PaletteGroup[] {
  const text = typed.trim()
  // Not kept among the recent pages.
  const entry = { group: INSTEAD, isStep: true } as const
  const items: PaletteEntry[] = []
  if (filter)
    items.push({
      ...entry,
      label: `${filter.label} by “${text}”`,
      to: `${filter.pathname}${writeAddress(filter.search, { text, page: undefined })}`,
    })
  items.push({ ...entry, label: help.title, to: help.to.list() })
  return [{ name: entry.group, items, more: 0, best: 0 }]
}

/** The last entry for a text that something answers: what was not read yet may have more. */
export const everywhere = (typed: string, run: () => void): PaletteGroup => ({
  name: 'More',
  items: [{ group: 'More', label: `Search everywhere for “${typed.trim()}”`, run, staysOpen: true }],
  more: 0,
  best: 0,
})
