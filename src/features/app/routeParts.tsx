import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { paths } from '../../paths'
import { crumb, titleCrumb, type Crumb, type RouteHandle } from './crumbs'
import type { LoaderInput } from './load'

// What the branches of the route tree are made of.

/** A page's code and what it needs, both fetched when it is wanted: the loader runs as soon as it is there. */
interface LazyParts {
  Component: () => Promise<ComponentType>
  loader?: () => Promise<(input: LoaderInput) => unknown>
}

/** A page that is still to come. It says so. */
export const notBuilt = (path: string, handle?: RouteHandle): RouteObject => ({
  path,
  ...(handle ? { handle } : {}),
  lazy: { Component: async () => (await import('./NotBuiltPage')).NotBuiltPage },
})
/** The front page of a branch is another page. */
export const to = (path: string): RouteObject => ({ index: true, element: <Navigate to={path} replace /> })

/** The project of an address. */
export const project = (params: { project?: string }) => params.project ?? ''
/** The project itself among the breadcrumbs. */
export const projectCrumb = crumb(project, (params) => paths.project({ project: project(params) }))
/** A label that is a part of the address. */
export const of = (name: string) => (params: Record<string, string | undefined>) => params[name] ?? ''

/** A panel over the page that is its parent: part of the title, not of the breadcrumbs. */
export const panel = (path: string, title: Crumb['label'], lazy: LazyParts): RouteObject => ({
  path,
  handle: titleCrumb(title),
  lazy,
})
