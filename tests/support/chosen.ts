import { matchRoutes } from 'react-router'
import type { Noun } from '#features/kit/noun/noun'
import { areas as nounAreas } from '#features/nouns'
import { recorded, recordedRoutes } from './routeRecord'
import { areas, framelessRoutes } from './routes'

// Chooses the links, menus and lists of tabs to try on each page: a link from each landmark to each page or panel, at
// least one link per page, and each menu and list of tabs by its name. The choice follows the records in the order
// of the route list, so it is the same in every run.

/** The path of each page and panel, with its parameters. */
const paths = Object.values(nounAreas)
  .flatMap((area): readonly Noun[] => Object.values(area))
  .flatMap((noun) => Object.values(noun.to).map(({ path }) => ({ path })))

/** The page or panel that a link leads to, without the names in its address. */
const targetOf = (href: string) => {
  const [pathname = '', query] = href.split('?')
  return (matchRoutes(paths, pathname)?.at(-1)?.route.path ?? pathname) + (query === undefined ? '' : '?')
}

/** Links that stay in the console and in the tab, as in `main tab: Storage → /projects/docks/instances/web-1/storage`. */
const link = /^(.+?): .* → (\/(?!.*\/redirect$)[^ ]*)$/

/** Whether a link is in the contents of a page. Links of the frame are on many pages and are followed once. */
const isOfContents = (place: string) => place === 'main' || place === 'dialog'

export interface ChosenLink {
  line: string
  /** No earlier link leads to its page or panel. It is also followed by Forward. */
  isNew: boolean
}

function chooseLinks(): ReadonlyMap<string, readonly ChosenLink[]> {
  const kinds = new Set<string>()
  const targets = new Set<string>()
  const chosen = new Map<string, ChosenLink[]>()
  for (const { path, leadsTo } of [...Object.values(areas).flat(), ...framelessRoutes]) {
    if (leadsTo !== undefined) continue
    const { links = [], frames = [] } = recorded(path) ?? {}
    const own: ChosenLink[] = []
    for (const line of [...links, ...frames.flat()]) {
      const [, place, href] = link.exec(line) ?? []
      if (place === undefined || href === undefined) continue
      const target = targetOf(href)
      if (!kinds.has(`${place} ${target}`)) own.push({ line, isNew: !targets.has(target) })
      kinds.add(`${place} ${target}`)
      targets.add(target)
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
