import type { Noun } from '#features/kit/noun/noun'
import { allNouns as nounAreas } from '#features/allNouns'
import { recorded, recordedRoutes } from './routeRecord'
import { areas, framelessRoutes } from './routes'

// Chooses the links, menus and lists of tabs to try on each page: a link to each page or panel, a link of each
// landmark, at least one link per page, and each menu and list of tabs by its name. The choice follows the records in
// the order of the route list, so it is the same in every run.

const isParameter = (part: string) => part.startsWith(':')

/** The path of each page and panel, in its parts, those with the fewest parameters first. */
const paths = Object.values(nounAreas)
  .flatMap((area): readonly Noun[] => Object.values(area))
  .flatMap((noun) => Object.values(noun.to).map(({ path }) => path.split('/')))
  .toSorted((one, other) => one.filter(isParameter).length - other.filter(isParameter).length)

/**
 * The page or panel that a link leads to, without the names in its address. The router's own search sorts all paths for
 * each link, which took 11 s in each worker.
 */
export const targetOf = (href: string) => {
  const [pathname = '', query] = href.split('?')
  const names = pathname.split('/')
  const found = paths.find(
    (parts) =>
      parts.length === names.length &&
      parts.every((part, index) => isParameter(part) || part === names[index]),
  )
  return (found?.join('/') ?? pathname) + (query === undefined ? '' : '?')
}

/**
 * Links that stay in the console and in the tab, as in `main tab: Storage → /projects/docks/instances/web-1/storage`,
 * without those whose address leads to another one.
 */
const link = /^(.+?): .* → (\/(?!.*\/redirect$|lookup\/)[^ ]*)$/

/** Whether a link is in the contents of a page. Links of the frame are on many pages and are followed once. */
const isOfContents = (place: string) => place === 'main' || place === 'dialog'

export interface ChosenLink {
  line: string
  /** The page or panel that it leads to, as of `targetOf`. */
  target: string
  /**
   * It is also followed by Forward: it is the first of its landmark, or its page or panel has no link of its own, from
   * which Back would lead there.
   */
  isRoundTrip: boolean
}

/** The links of a route that stay in the console, each with its place and with the page or panel that it leads to. */
const linksOf = (path: string) => {
  const { links = [], frames = [] } = recorded(path) ?? {}
  return [...links, ...frames.flat()].flatMap((line) => {
    const [, place, href] = link.exec(line) ?? []
    return place === undefined || href === undefined ? [] : [{ line, place, target: targetOf(href) }]
  })
}

function chooseLinks(): ReadonlyMap<string, readonly ChosenLink[]> {
  const routes = [...Object.values(areas).flat(), ...framelessRoutes].filter(
    ({ leadsTo }) => leadsTo === undefined,
  )
  const hasLinks = new Set(
    routes.filter(({ path }) => linksOf(path).length > 0).map(({ path }) => targetOf(path)),
  )
  const places = new Set<string>()
  const targets = new Set<string>()
  const chosen = new Map<string, ChosenLink[]>()
  for (const { path } of routes) {
    const links = linksOf(path)
    const own = links.flatMap(({ line, place, target }) => {
      const [isNewPlace, isNewTarget] = [!places.has(place), !targets.has(target)]
      places.add(place)
      targets.add(target)
      const isRoundTrip = isNewPlace || (isNewTarget && !hasLinks.has(target))
      return isNewPlace || isNewTarget ? [{ line, target, isRoundTrip }] : []
    })
    const first = links.find(({ place }) => isOfContents(place))
    if (own.length === 0 && first) own.push({ line: first.line, target: first.target, isRoundTrip: false })
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
