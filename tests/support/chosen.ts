import { recorded, recordedRoutes } from './routeRecord'
import { areas, framelessRoutes } from './routes'

// Chooses the links, menus and lists of tabs to try on each page: a link of each kind, at least one link per
// page, and each menu and list of tabs by its name. The choice follows the records in the order of the route
// list, so it is the same in every run.

const named =
  /(projects|instances|interfaces|disks|snapshots|images|vpcs|firewall-rules|firewall-rules-new|subnets|routers|routes|internet-gateways|affinity|affinity-groups|floating-ips|silos|sleds|ip-pools|users|groups|certificates|built-in-users|help)\/[^/?]+/g

/** The landmark of a link, and its target without the names in it. */
const kindOf = (place: string, href: string) => `${place} ${href.replace(/\?.*/, '?').replace(named, '$1/*')}`

/** Links that stay in the console and in the tab, as in `main tab: Storage → /projects/docks/instances/web-1/storage`. */
const link = /^(.+?): .* → (\/(?!.*\/redirect$)[^ ]*)$/

/** Whether a link is in the contents of a page. Links of the frame are on many pages and are followed once. */
const isOfContents = (place: string) => place === 'main' || place === 'dialog'

export interface ChosenLink {
  line: string
  /** No earlier page has a link of this kind. It is also followed by Forward. */
  isNew: boolean
}

function chooseLinks(): ReadonlyMap<string, readonly ChosenLink[]> {
  const known = new Set<string>()
  const chosen = new Map<string, ChosenLink[]>()
  for (const { path, leadsTo } of [...Object.values(areas).flat(), ...framelessRoutes]) {
    if (leadsTo !== undefined) continue
    const { links = [], frames = [] } = recorded(path) ?? {}
    const own: ChosenLink[] = []
    for (const line of [...links, ...frames.flat()]) {
      const [, place, href] = link.exec(line) ?? []
      if (place === undefined || href === undefined) continue
      const kind = kindOf(place, href)
      if (!known.has(kind)) own.push({ line, isNew: true })
      known.add(kind)
    }
    const first = links.find((line) => isOfContents(link.exec(line)?.[1] ?? ''))
    if (own.length === 0 && first !== undefined) own.push({ line: first, isNew: false })
    chosen.set(path, own)
  }
  return chosen
}

/** The links to follow, by the path of their page. */
export const chosenLinks = chooseLinks()

/** The path of the first page with each menu, or with each list of tabs, by its name: they are the same on every page. */
const firstWith = (which: 'menus' | 'tabLists'): ReadonlyMap<string, string> =>
  new Map(
    recordedRoutes
      .toReversed()
      .flatMap(({ path }) => recorded(path)?.[which].map((name) => [name, path] as const) ?? []),
  )

const menus = firstWith('menus')
const tabLists = firstWith('tabLists')

/** The menus and the lists of tabs that the arrow keys lead through on a page. */
export const chosenLists = (path: string): { menus: readonly string[]; tabLists: readonly string[] } => {
  const of = (all: ReadonlyMap<string, string>) =>
    [...all].flatMap(([name, first]) => (first === path ? [name] : []))
  return { menus: of(menus), tabLists: of(tabLists) }
}
