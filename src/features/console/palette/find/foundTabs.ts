import type { Params } from 'react-router'
import { alertReceivers } from '#features/system/alerts/noun'
import { nounsByArea } from '#features/areas/nounsByArea'
import { instances } from '#features/project/instances/noun'
import { ipPools } from '#features/system/ip-pools/noun'
import { fill, paramsOf } from '#features/kit/noun/address'
import { isOffered, type Noun } from '#features/kit/noun/noun'
import type { PaletteEntry } from '#features/kit/palette/paletteStore'
import { silos } from '#features/system/silos/noun'
import { subnetPools } from '#features/system/subnet-pools/noun'
import { vpcs } from '#features/project/vpcs/noun'
import { isOff } from '#model/settings'
import type { FeatureName } from '#store/api/versions/hasFeature'
import type { Version } from '#store/api/versions/generated/shipped'

type Areas = typeof nounsByArea
type NamesIn<Nouns> = keyof Nouns & string
type PagesIn<Nouns> = {
  [Name in NamesIn<Nouns>]: Nouns[Name] extends { to: infer To } ? `${Name}.${keyof To & string}` : never
}[NamesIn<Nouns>]

/** A noun by its name in `nounsByArea`: its list, or its one page. */
type NounName = { [Area in keyof Areas]: NamesIn<Areas[Area]> }[keyof Areas]

/** Another page of a noun, by the name of its path: "instances.metrics". */
type NounPage = { [Area in keyof Areas]: PagesIn<Areas[Area]> }[keyof Areas]

/** A tab of a page, or a list without a place in a sidebar. */
interface FoundTab {
  /** Its name, with that of its subject where it says too little alone: "BGP routes". */
  title: string
  path: string
  /** The noun of the record that has the tab; its list leads there while no record is open. */
  of: Noun | undefined
  /** The feature of the API that it is for, if not all regions have it. */
  feature: FeatureName | undefined
}

/** The nouns whose records the open page may be of, by the parameter that names one; see `Here`. */
const records: Readonly<Record<string, Noun>> = {
  vpc: vpcs,
  instance: instances,
  silo: silos,
  pool: ipPools,
  subnetPool: subnetPools,
  receiver: alertReceivers,
}

/** The titles of tabs whose names say too little alone, and that of a page which a tab leads to. */
const titles: Readonly<Partial<Record<string, string>>> = {
  'instances.serialConsole': 'Serial console',
  'instances.settings': 'Instance settings',
  'bgpPeers.routes': 'BGP routes',
  'bgpPeers.messages': 'BGP messages',
  'silos.pools': 'IP pools of a silo',
  'subnetPools.ofSilo': 'Subnet pools of a silo',
  'alertReceivers.probe': 'Probe of a receiver',
  alerts: 'List of alerts',
} satisfies Partial<Record<NounName | NounPage, string>>

/** The lists without a place in a sidebar that are found otherwise. */
const otherwise: ReadonlySet<string> = new Set<NounName>([
  // Each page leads to it by a key and by a command.
  'ledger',
  // Those of all silos have a place in the sidebar, and the same title.
  'identityProviders',
])

/** The tabs of an area, by the noun and the name of their path: those that its nouns name, and lists of no sidebar. */
function tabsIn(area: Readonly<Record<string, Noun>>): Readonly<Record<string, FoundTab>> {
  const listed = new Set(
    Object.values(area).flatMap(({ sidebar, to }) => (sidebar && to['list']?.path) ?? []),
  )
  const found = Object.entries(area).flatMap(([name, { title, to, tabs, feature }]) => {
    const main = to['list'] ?? to['page']
    return Object.entries(to).flatMap(([page, { path }]): [string, FoundTab][] => {
      const key = to[page] === main ? name : `${name}.${page}`
      const label = titles[key] ?? (to[page] === main ? title : tabs[page])
      const params = paramsOf(path).filter((param) => param !== 'project')
      if (label === undefined || listed.has(path) || otherwise.has(key)) return []
      if (!params.every((param) => Object.hasOwn(records, param))) return []
      return [[key, { title: label, path, of: records[params.at(-1) ?? ''], feature }]]
    })
  })
  return Object.fromEntries(found)
}

/** The tabs of a project, of the silo and of System. Their nouns declare them. */
export const foundTabs = {
  project: tabsIn(nounsByArea.project),
  silo: tabsIn(nounsByArea.silo),
  system: tabsIn(nounsByArea.system),
} as const

/**
 * The entry of a tab; none where the region has not what it is for. Without an open record it leads to the list of those
 * that have the tab.
 *
 * @param at the parameters of the open page
 */
export function tabEntry(tab: FoundTab, place: string, at: Params, version: Version): PaletteEntry[] {
  const { title, path, of } = tab
  if (!isOffered(version, tab)) return []
  const list = of?.to['list']?.path
  if (isOff(path) || (list !== undefined && isOff(list))) return []
  const entry = { label: title, group: 'Pages', isFound: true } as const
  if (!of || list === undefined) return [{ ...entry, place, to: fill(path, at) }]
  const names = paramsOf(path)
  if (names.every((name) => at[name] !== undefined))
    return [{ ...entry, place: `${place}, ${of.one} ${at[names.at(-1) ?? '']}`, to: fill(path, at) }]
  return [
    {
      ...entry,
      place: `${place}, ${of.sidebar?.label ?? of.title}`,
      to: fill(list, at),
      isStep: true,
    },
  ]
}
