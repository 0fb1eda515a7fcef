import type { ComponentType } from 'react'
import { Navigate, type Params, type RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb, type Crumb, type RouteHandle } from './crumbs'
import type { Loads, WayOn } from './errors/loads'
import { NotFoundPage, PageError, PanelError, TabError } from './errors/RouteError'
import { panelErrors } from './keptImport'
import type { LoaderInput } from './load'

// What the branches of the route tree are made of. Each part shows its own failures in its own place, so that
// everything around it stays.

interface Parts {
  /** Its code, fetched when it is wanted. */
  Component: () => Promise<ComponentType>
  /** Runs as soon as it is there, and does not wait for the component's code. */
  loader?: () => Promise<(input: LoaderInput) => unknown>
  /** What the loader loads, for the words of its failure. */
  loads?: Loads
}

interface PageParts extends Parts {
  path?: string
  handle?: RouteHandle
  children?: RouteObject[]
}

const lazyParts = ({ Component, loader }: Parts) => (loader ? { Component, loader } : { Component })

/** A page inside a layout. */
export const page = ({ path, handle, children, ...parts }: PageParts): RouteObject => ({
  ...(path === undefined ? {} : { path }),
  ...(handle ? { handle } : {}),
  ...(children ? { children } : {}),
  lazy: lazyParts(parts),
  errorElement: <PageError loads={parts.loads} />,
})

/** A tab of a page. */
export const tab = (parts: PageParts): RouteObject => ({
  ...page(parts),
  errorElement: <TabError loads={parts.loads} />,
})

/** Fetches what would show an error of the panel as well: the panel can do without it, its error cannot. */
const withItsError =
  ({ Component }: Parts): Parts['Component'] =>
  async () => {
    const [component] = await Promise.all([Component(), panelErrors.load().catch(() => undefined)])
    return component
  }

/** A panel over the page that is its parent: part of the title, not of the breadcrumbs. */
export const panel = (path: string, title: Crumb['label'], parts: Parts): RouteObject => ({
  path,
  handle: { ...titleCrumb(title), isPanel: true },
  lazy: lazyParts({ ...parts, Component: withItsError(parts) }),
  errorElement: <PanelError loads={parts.loads} />,
})

/** A page that is still to come. It says so. */
export const notBuilt = (path: string, handle?: RouteHandle): RouteObject =>
  page({
    path,
    ...(handle ? { handle } : {}),
    Component: async () => (await import('./NotBuiltPage')).NotBuiltPage,
  })

/** The front page of a branch is another page. */
export const to = (path: string): RouteObject => ({ index: true, element: <Navigate to={path} replace /> })

/** Any other address below a layout leads nowhere. */
export const elsewhere: RouteObject = {
  path: '*',
  handle: titleCrumb('Page not found'),
  element: <NotFoundPage />,
}

/** The project of an address. */
export const project = (params: { project?: string }) => params.project ?? ''
/** The path of a list of a project, by the address. */
export const inProject = (path: (at: { project: string }) => string) => (params: Params) =>
  path({ project: project(params) })
/** The project itself among the breadcrumbs. */
export const projectCrumb = crumb(project, inProject(paths.project))
/** A label that is a part of the address. */
export const of = (name: string) => (params: Record<string, string | undefined>) => params[name] ?? ''

export const allProjects: WayOn = { label: 'All projects', to: paths.projects }
