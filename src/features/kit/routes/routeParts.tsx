import type { ComponentType } from 'react'
import { useParams, type Params, type RouteObject } from 'react-router'
import { projects } from '#features/silo/projects/noun'
import { fill } from '#features/kit/noun/address'
import { crumb, titleCrumb, type Crumb, type RouteHandle } from '#features/kit/routing/crumbs'
import type { Loads, PageLink } from './errors/loads'
import { FullNotFoundPage, NotFoundPage, PageError, LatePanelError, TabError } from './errors/RouteError'
import { panelErrors } from './errors/lateErrors'
import { unknownLoader } from './lateCode'
import { forRouter, type Loader } from '#features/kit/routing/routeInternals'
import { PagePath } from '#features/kit/routing/pagePath'
import { Redirect } from './routeRedirect'

// The building blocks of the route tree. Each shows its own errors in its own place, so that everything around it
// stays.

interface Spec {
  /** Its code, loaded on demand. */
  Component: () => Promise<ComponentType>
  /** Runs as soon as it is loaded, without waiting for the component's code. */
  loader?: () => Promise<Loader<never>>
  /** The record or list that the loader loads, for error texts. */
  loads?: Loads
}

interface PageSpec extends Spec {
  path?: string
  /** It is at the path of its parent. */
  index?: true
  handle?: RouteHandle
  children?: RouteObject[]
}

const lazyCode = ({ Component, loader }: Spec) => ({
  Component,
  ...(loader && { loader: forRouter(loader) }),
})

/** A page inside a layout. */
export const page = ({ path, index, handle, children, ...spec }: PageSpec) =>
  ({
    path,
    index,
    handle: {
      // The layout of several pages that are one tab is the tab of its first page.
      tabs: children?.flatMap(
        ({ handle: own }: { handle?: RouteHandle }) => own?.tab ?? own?.tabs?.[0] ?? [],
      ),
      ...handle,
    },
    children,
    lazy: lazyCode(spec),
    errorElement: <PageError loads={spec.loads} />,
  }) as RouteObject

/** A tab of a page. */
export const tab = (spec: PageSpec): RouteObject => ({
  ...page(spec),
  errorElement: <TabError loads={spec.loads} />,
})

/**
 * The code of a page that knows its place, and is mounted again for another record, because what is typed or open in it
 * belongs to one. The router alone would keep it, as after a step of several entries in the history, or by a switch.
 *
 * @param path of the page, from the root
 */
export const inItsPlace =
  (Component: Spec['Component'], path: string): Spec['Component'] =>
  async () => {
    const Page = await Component()
    return function OwnPage() {
      return (
        <PagePath value={path}>
          <Page key={fill(path, useParams())} />
        </PagePath>
      )
    }
  }

/** Also fetches the code of the panel's error element: the panel works without it, its error does not. */
const withItsError =
  ({ Component }: Spec): Spec['Component'] =>
  async () => {
    const [component] = await Promise.all([Component(), panelErrors.load().catch(() => undefined)])
    return component
  }

/** A panel over the page that is its parent: part of the title, not of the breadcrumbs. */
export const panel = (path: string, title: Crumb['label'], spec: Spec): RouteObject => ({
  path,
  handle: { ...titleCrumb(title), isPanel: true },
  lazy: lazyCode({ ...spec, Component: inItsPlace(withItsError(spec), path) }),
  errorElement: <LatePanelError loads={spec.loads} />,
})

/** The index of a branch redirects to another page. */
export const redirectIndex = (path: string): RouteObject => ({
  index: true,
  element: <Redirect to={path} />,
})

/** The loader returns null for an unknown address; it fails if the routes could not be fetched. */
const unknownTitle: Crumb['label'] = (_, answer) =>
  answer === undefined ? 'Page not loaded' : 'Page not found'

/** Any other address below a layout is unknown. */
export const unknownPath: RouteObject = {
  path: '*',
  handle: titleCrumb(unknownTitle),
  loader: unknownLoader,
  element: <NotFoundPage />,
}

/** As {@link unknownPath}, outside of any layout. @param first the first part of the path */
export const unknownOutside = (first: string): RouteObject => ({
  ...unknownPath,
  path: `${first}/*`,
  element: <FullNotFoundPage />,
})

/** The project of an address. */
const projectParam = (params: { project?: string }) => params.project ?? ''
/** The path of a list of a project, by the address. */
export const inProject = (path: (at: { project: string }) => string) => (params: Params) =>
  path({ project: projectParam(params) })
/** The breadcrumb of the project. */
export const projectCrumb = crumb(projectParam, inProject(projects.to.page))
/** A label that is a part of the address. */
export const paramLabel = (name: string) => (params: Params) => params[name] ?? ''

export const allProjects: PageLink = { label: 'All projects', to: projects.to.list }
