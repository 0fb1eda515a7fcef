import { recorded, recordedRoutes } from './routeRecord'
import { areas, framelessRoutes } from './routes'

// What is tried on which pages: a link of each kind, one link of each page at least, and each menu and list of tabs by
// its name. The choice is made from what was recorded, in the order of the route list, so that it is the same in every run.

const named =
  /(projects|instances|interfaces|disks|snapshots|images|vpcs|firewall-rules|firewall-rules-new|subnets|routers|routes|internet-gateways|affinity|affinity-groups|floating-ips|silos|sleds|ip-pools|users|groups|certificates|built-in-users|help)\/[^/?]+/g

/** Where a link leads, whatever the names in it, and where it is. */
const kindOf = (place: string, href: string) => `${place} ${href.replace(/\?.*/, '?').replace(named, '$1/*')}`

/** Links that stay in the console and in the tab, as in `main tab: Storage → /projects/docks/instances/web-1/storage`. */
const link = /^(.+?): .* → (\/(?!.*\/redirect$)[^ ]*)$/

/** What frames a page is there on many others: on its own it is no reason to follow a link again. */
const isOfContents = (place: string) => place === 'main' || place === 'dialog'

export interface ChosenLink {
  line: string
  /** No page before has a link of this kind: it is followed forward as well. */
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
