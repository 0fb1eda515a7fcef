// @chunk routes
import type { RouteObject } from 'react-router'
import { demoRoutes } from '#features/console/demos/routes'
import { galleryRoutes } from '#features/console/gallery/routes'
import { ledger } from '#features/console/ledger/noun'
import { crumb, handleOf } from '#features/kit/routing/crumbs'
import { loadsAll } from '#features/kit/routes/errors/loads'
import { withLateCode } from '#features/kit/routes/lateCode'
import { withOwnQuery } from '#features/kit/routing/pageQuery'
import { page, unknownPath, redirectIndex } from '#features/kit/routes/routeParts'
import { profile } from '#features/console/settings/noun'
import { settingsNavigation } from '#features/areas/settingsSidebar'
import { branchesIn, routesIn } from '#features/allBranches'
import { systemSections, systemNavigation } from '#features/areas/systemSidebar'
import { ConsoleLayout } from './frame/ConsoleLayout'
import { SiloError } from './frame/LayoutError'
import { outlet } from './frame/outlet'
import { routes } from './routeTree'

// The pages that few sessions start with, by area: a separate file, fetched on demand or when the browser is
// idle.

const settingsBlocks = settingsNavigation()

/** The layout of the user's settings. */
const SettingsLayout = () => <ConsoleLayout blocks={settingsBlocks}>{outlet}</ConsoleLayout>

const systemBlocks = systemNavigation()

/** The layout of the operators' pages. */
const SystemLayout = () => (
  <ConsoleLayout blocks={systemBlocks} system>
    {outlet}
  </ConsoleLayout>
)

const tabIn = (route: RouteObject) => handleOf(route)?.tab

/**
 * The pages of a section: tabs of a page with its words. Their records have pages of their own, below it among the
 * breadcrumbs.
 */
function section(words: string, all: readonly RouteObject[]): RouteObject[] {
  const lists = all.filter(tabIn)
  const { to = '' } = systemBlocks.flatMap(({ items }) => items).find(({ label }) => label === words) ?? {}
  const entry = crumb(words, () => to)
  const frame = page({
    handle: entry,
    Component: async () => (await import('./frame/SectionPage')).sectionPage(words),
    children: lists,
  })
  return [frame, { handle: entry, children: all.filter((route) => !lists.includes(route)) }]
}

const inSystem = branchesIn('system')

/** The branches whose lists share an entry of the sidebar, in the order of the nouns that it is for. */
const sections = Object.entries(systemSections).map(([words, nouns]) => ({
  words,
  branches: nouns.flatMap(({ to }) =>
    inSystem.filter((branch) => branch.some((route) => tabIn(route)?.path === to.list.path)),
  ),
}))
const inSections: ReadonlySet<readonly RouteObject[]> = new Set(sections.flatMap(({ branches }) => branches))

const system: RouteObject = {
  path: 'system',
  Component: SystemLayout,
  handle: { sidebar: systemNavigation },
  lazy: {
    loader: async () => (await import('./loaders')).systemLoader,
  },
  errorElement: <SiloError loads={loadsAll('the operators’ pages')} />,
  children: [
    redirectIndex('overview'),
    { path: 'networking', children: [redirectIndex('ip-pools')] },
    ...sections.flatMap(({ words, branches }) => section(words, branches.flat())),
    ...inSystem.filter((branch) => !inSections.has(branch)).flat(),
    unknownPath,
  ],
}

const settings: RouteObject = {
  path: 'settings',
  Component: SettingsLayout,
  handle: { ...crumb('Settings', profile.to.list), sidebar: settingsNavigation },
  children: [redirectIndex('profile'), ...routesIn('settings'), unknownPath],
}

/** The activity: in the frame of the page before it. */
const activity: RouteObject = {
  lazy: { Component: async () => (await import('./frame/PlaceLayout')).PlaceLayout },
  errorElement: <SiloError loads={loadsAll(ledger.many)} />,
  children: routesIn('activity'),
}

/** The pages that only builds with the mock region have. */
const ofPreview: RouteObject[] = import.meta.env.VITE_MOCK === '1' ? [galleryRoutes(), demoRoutes()] : []

const help = routesIn('help').map((route): RouteObject => ({
  ...route,
  // In place of the frame of the help pages, if its code is missing.
  errorElement: <SiloError loads={loadsAll('the help pages')} />,
  lazy: {
    Component: async () => (await import('./frame/HelpLayout')).HelpLayout,
    loader: async () => (await import('./loaders')).helpLoader,
  },
}))

const pages: readonly (readonly [parent: string, children: RouteObject[]])[] = [
  ['pages', [...routesIn('pages'), ...ofPreview, ...help]],
  ['signedIn', [settings, system, activity]],
  ['silo', routesIn('silo')],
  ['project', routesIn('project')],
]

/** The same pages, wrapped for the router. */
export const moreRoutes = pages.map(
  ([parent, children]) => [parent, withLateCode(withOwnQuery(children))] as const,
)

const withMore = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map((route) => {
    const more = moreRoutes.find(([parent]) => parent === route.id)?.[1] ?? []
    return route.children ? { ...route, children: [...more, ...withMore(route.children)] } : route
  })

/** Every page of the console: the complete tree. */
export const allRoutes: RouteObject[] = withMore(routes)
