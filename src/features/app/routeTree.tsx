import type { DataRouter, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { instanceRoutes } from '#features/project/instances/routes'
import { projects } from '#features/silo/projects/noun'
import { firstPath } from '#store/slices/firstPage'
import type { Preferences } from '#store/slices/preferences'
import { projectRoutes } from '#features/silo/projects/routes'
import { crumb } from '#features/kit/routing/crumbs'
import { loadsAll, loadsOne } from '#features/kit/routes/errors/loads'
import { FullError } from '#features/kit/routes/errors/RouteError'
import { withLateCode } from '#features/kit/routes/lateCode'
import { Redirect } from '#features/kit/routes/routeRedirect'
import { landing } from '#features/kit/routing/landing'
import { matchesOf } from '#features/kit/routing/matchesOf'
import { forRouter } from '#features/kit/routing/routeInternals'
import { withOwnQuery } from '#features/kit/routing/pageQuery'
import {
  allProjects,
  unknownOutside,
  unknownPath,
  projectCrumb,
  redirectIndex,
} from '#features/kit/routes/routeParts'
import { layouts, ProjectError, SiloError } from './frame/LayoutError'
import { PageSkeleton } from './frame/PageSkeleton'
import { RootLayout } from './frame/RootLayout'

// The route tree in two files: here the frame, with the projects and instances that most sessions start with; the
// rest in `allRoutes.tsx`. A session that starts with another page waits for both, which the early script
// fetches in parallel; any other adds the second when one of its pages is pointed at or opened.
// A page's code and data are fetched in parallel, on demand.

const toFirstPage = ({ firstPage }: Preferences) => firstPath(firstPage)

const silo: RouteObject = {
  id: 'silo',
  lazy: { Component: async () => (await layouts.load()).SiloLayout },
  children: [projectRoutes, unknownPath],
}

const inOneProject: RouteObject = {
  path: 'projects/:project',
  handle: crumb(projects.title, projects.to.list),
  lazy: {
    Component: async () => (await layouts.load()).ProjectLayout,
    loader: forRouter(async () => (await import('./loaders')).projectLoader),
  },
  errorElement: <ProjectError loads={loadsOne('project', 'project', undefined, allProjects)} />,
  children: [
    {
      id: 'project',
      handle: projectCrumb,
      children: [redirectIndex('instances'), ...instanceRoutes, unknownPath],
    },
  ],
}

const tree: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <FullError />,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      {
        id: 'pages',
        errorElement: <FullError />,
        children: [
          {
            id: 'signedIn',
            // Runs on every navigation, mostly from the cache; by default, an unchanged route is not revalidated.
            shouldRevalidate: () => true,
            lazy: { loader: async () => (await import('./loaders')).signedInLoader },
            errorElement: <SiloError loads={loadsAll('your account')} />,
            children: [
              { index: true, element: <Redirect to={toFirstPage} state={landing} /> },
              silo,
              inOneProject,
            ],
          },
          unknownOutside('login'),
          unknownOutside('device'),
        ],
      },
    ],
  },
]

/** The pages that most sessions start with. */
export const routes: RouteObject[] = withLateCode(withOwnQuery(tree))

const secondFile = () => import('./allRoutes')

/** Whether the page at a path is in the first file. */
const isFirst = (pathname: string) => !matchesOf(routes, pathname).at(-1)?.route.path?.endsWith('*')

/** Copies routes for one router, which removes the code that it has fetched from them. */
const copied = (all: readonly RouteObject[]): RouteObject[] =>
  all.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: copied(route.children) }),
  })) as RouteObject[]

/** Adds the routes that the first file of the route tree does not have, if the page at a path is one of them. */
export type CompleteFor = (path: string) => Promise<void>

/**
 * The route tree of one router.
 *
 * @param router returns the router, once it is created
 * @param noteMissing called with the error if the second file could not be fetched; with undefined once it is
 * @param routesWithoutOff replaces the pages that the installation has switched off
 */
export function routeTree(
  router: () => Pick<DataRouter, 'patchRoutes' | 'routes'>,
  noteMissing: (error: unknown) => void,
  routesWithoutOff = (all: readonly RouteObject[]) => all,
) {
  let isWhole = false
  const ofRouter = (all: readonly RouteObject[]) => copied(routesWithoutOff(all))

  /** Adds the second file. Without it, its addresses show the error when they are opened. */
  async function complete() {
    if (isWhole) return
    const file = await secondFile().catch(noteMissing)
    if (isWhole || !file) return
    isWhole = true
    noteMissing(undefined)
    for (const [parent, children] of file.moreRoutes) router().patchRoutes(parent, ofRouter(children))
  }

  const completeFor: CompleteFor = async (path) => {
    if (isWhole || isFirst(path)) return
    window.orreryFetchCode?.(path)
    // The router calls this during its own creation: waits until it exists.
    await Promise.resolve()
    await complete()
  }

  /** Called by the router on every navigation, to add missing routes of the address. */
  const onNavigation: PatchRoutesOnNavigationFunction = ({ path }) => completeFor(path)

  return {
    completeFor,
    onNavigation,

    /** The tree of a new session, by the path of its first page. */
    async beginningAt(pathname: string): Promise<RouteObject[]> {
      if (isFirst(pathname)) return ofRouter(routes)
      try {
        const { allRoutes } = await secondFile()
        isWhole = true
        return ofRouter(allRoutes)
      } catch {
        // The router requests it again when the page is opened, which then shows the error.
        return ofRouter(routes)
      }
    },
  }
}
