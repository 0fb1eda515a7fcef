import type { RouteObject } from 'react-router'
import { ProjectError, SiloError } from '#features/app/LayoutError'
import { layouts } from '#features/app/lazyLayouts'
import { PageSkeleton } from '#features/app/PageSkeleton'
import { RootLayout } from '#features/app/RootLayout'
import { instanceRoutes } from '#features/instances/routes'
import { projects } from '#features/projects/noun'
import { projectRoutes } from '#features/projects/routes'
import { crumb } from '#features/routing/crumbs'
import { loadsAll, loadsOne } from '#features/routing/errors/loads'
import { FullError } from '#features/routing/errors/RouteError'
import { withLateCode } from '#features/routing/lateCode'
import { forRouter } from '#features/routing/routeInternals'
import { withOwnQuery } from '#features/routing/pageQuery'
import {
  allProjects,
  Redirect,
  unknownOutside,
  unknownPath,
  projectCrumb,
  redirectIndex,
} from '#features/routing/routeParts'

// The frame of the route tree, and the pages that most sessions begin with; moreRoutes.tsx has the others. Each noun has
// its branch. A page's code and data are fetched in parallel, on demand.

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
    loader: forRouter(async () => (await import('#features/app/loaders')).projectLoader),
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
            // Runs at every navigation, mostly answered from the cache; by default, an unchanged route would not
            // revalidate.
            shouldRevalidate: () => true,
            lazy: { loader: async () => (await import('#features/app/loaders')).signedInLoader },
            errorElement: <SiloError loads={loadsAll('your account')} />,
            children: [{ index: true, element: <Redirect to={projects.to.list()} /> }, silo, inOneProject],
          },
          unknownOutside('login'),
          unknownOutside('device'),
        ],
      },
    ],
  },
]

/** The pages that most sessions begin with. */
export const routes: RouteObject[] = withLateCode(withOwnQuery(tree))
