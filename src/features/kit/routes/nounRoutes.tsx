import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router'
import type { HelpTopic } from '#features/kit/noun/helpTopics'
import { fill, paramsOf, type AtPath } from '#features/kit/noun/address'
import type { Noun } from '#features/kit/noun/noun'
import { crumb as crumbHandle, handleOf, type Crumb, type RouteHandle } from '#features/kit/routing/crumbs'
import { loadsAll, loadsOne, type Loads } from './errors/loads'
import { Redirect } from './routeRedirect'
import { inItsPlace, page, panel, paramLabel, tab } from './routeParts'
import type { Loader } from '#features/kit/routing/routeInternals'

// The routes of a noun, built from its facts: path, breadcrumb, layout, help topics and error texts. Paths
// start at the root, so the order of the branches decides only the nesting.

type Paths = Readonly<Record<string, string>>

interface Spec<Here> {
  /** Its code, loaded on demand. */
  Component: () => Promise<ComponentType>
  /** Runs before the page is shown. Needs only parameters of the path. */
  loader?: () => Promise<Loader<Here>>
  /** The record or list in error texts; by default the noun's list, or the last record in the path. */
  loads?: Loads
  /** Its breadcrumb, if that is neither the title of the list nor the name of the record; null for none. */
  crumb?: Crumb['label'] | null
  /** Its help topics, if they are not those of the noun. */
  help?: readonly HelpTopic[]
  /** The panels that open over it. */
  panels?: RouteObject[]
  /**
   * A few words by which other programs call it or its contents, for those who do not know its name here. In the plural,
   * since the beginning of a word finds it. None that is in its own name.
   */
  words?: readonly string[]
}

/** The address of a path, by the parameters of the router. */
const pathWith = (path: string) => (params: Params) => fill(path, params)

/** The label of a breadcrumb: the value of the last parameter of a path. */
const lastParam = (path: string) => paramLabel(paramsOf(path).at(-1) ?? '')

const helpOf = (noun: Noun, help = noun.help) => help.length > 0 && { help }

function handleFor(noun: Noun, name: string, path: string, spec: Spec<never>): RouteHandle {
  const isList = name === 'list'
  const { crumb = isList ? noun.title : paramsOf(path).length > 0 ? lastParam(path) : null, words } = spec
  return {
    ...(crumb === null ? {} : crumbHandle(crumb, pathWith(path))),
    ...helpOf(noun, spec.help),
    ...(isList && { layout: noun.layout ?? 'list', list: path }),
    ...(name in noun.forms && { layout: 'form' }),
    found: words && { path, words },
  }
}

/**
 * The record or list in a loader's error texts: a list, or the last record in the path, within the one before. A
 * page without a record, such as a form for a new one, has none.
 */
function loadsOf(noun: Noun, name: string, path: string): Loads | undefined {
  if (name === 'list') return loadsAll(noun.many)
  const list = noun.to['list']
  if (!list) return { noun: noun.one }
  const params = paramsOf(path)
  if (params.length === paramsOf(list.path).length) return undefined
  const [within, record = ''] = [undefined, ...params].slice(-2)
  return loadsOne(noun.one, record, within, { label: `All ${noun.many}`, to: pathWith(list.path) })
}

type Make = typeof page
const routeOf = (make: Make, noun: Noun, name: string, path: string, spec: Spec<never>): RouteObject => {
  const { Component, loader, loads = loader && loadsOf(noun, name, path), panels } = spec
  return make({
    ...(panels ? { children: [{ path, element: null }, ...panels] } : { path }),
    handle: handleFor(noun, name, path, spec),
    Component: inItsPlace(Component, path),
    loader,
    loads,
  })
}

const pathOf = (noun: Noun, name: string): string => noun.to[name]?.path ?? ''

/** A page of a noun inside a layout: its list, unless another name is given. */
export const pageOf = <P extends Paths, Name extends keyof P & string>(
  noun: Noun<P>,
  name: Name,
  spec: Spec<AtPath<P[Name]>>,
): RouteObject => routeOf(page, noun as Noun, name, pathOf(noun as Noun, name), spec)

const tabName = (noun: Noun, name: string): string => noun.tabs[name] ?? noun.title

/** A tab of a page. Its breadcrumb is its name, unless `crumb` overrides it. */
export const tabOf = <P extends Paths, Name extends keyof P & string>(
  noun: Noun<P>,
  name: Name,
  spec: Spec<AtPath<P[Name]>>,
): RouteObject => {
  const label = tabName(noun as Noun, name)
  const path = pathOf(noun as Noun, name)
  const route = routeOf(tab, noun as Noun, name, path, { crumb: label, ...spec })
  return {
    ...route,
    handle: { ...handleOf(route), tab: { label, path, feature: noun.feature } },
  } as RouteObject
}

/**
 * A panel over the page that has it in `panels`. Its title in the noun's `panels` is also the document title,
 * unless `crumb` overrides it. At the address of a record, it has its facts; the others have forms.
 */
export const panelOf = <P extends Paths, Name extends keyof P & string>(
  noun: Noun<P>,
  name: Name,
  {
    Component,
    loader,
    loads,
    help,
    crumb,
  }: Pick<Spec<AtPath<P[Name]>>, 'Component' | 'loader' | 'loads' | 'help' | 'crumb'>,
): RouteObject => {
  const path = pathOf(noun as Noun, name)
  const shown = loads ?? (loader && loadsOf(noun as Noun, name, path))
  const title = crumb ?? noun.panels[name] ?? lastParam(path)
  const route = panel(path, title, { Component, loader, loads: shown })
  return {
    ...route,
    handle: {
      ...handleOf(route),
      ...helpOf(noun as Noun, help),
      ...(name === 'page' && { isPanel: noun.panels[name] ?? true }),
    },
  } as RouteObject
}

/** The breadcrumb of a list: the name of its tab, if it is one. */
const listCrumb = (noun: Noun) => crumbHandle(tabName(noun, 'list'), pathWith(pathOf(noun, 'list')))

/** Puts the list and a record of it among the breadcrumbs of pages. @param path the page that the record opens on */
export const inRecord = (
  noun: Noun,
  path: string,
  children: RouteObject[],
  label: Crumb['label'] = lastParam(path),
): RouteObject => ({
  handle: listCrumb(noun),
  children: [{ handle: crumbHandle(label, pathWith(path)), children }],
})

/** The page of one record, below its list among the breadcrumbs. */
export const recordOf = <P extends Paths, Name extends keyof P & string>(
  noun: Noun<P>,
  name: Name,
  spec: Spec<AtPath<P[Name]>>,
): RouteObject => ({
  handle: listCrumb(noun as Noun),
  children: [pageOf(noun, name, spec)],
})

interface TabbedPageSpec<Here> extends Pick<Spec<Here>, 'Component' | 'loader' | 'loads'> {
  /** The tab that its address redirects to. */
  opensOn: string
  tabs: RouteObject[]
}

/** A page with tabs, such as that of a record. @param path of the page itself, from the root */
export const tabbedPageOf = <const Path extends string>(
  noun: Noun,
  path: Path,
  {
    Component,
    loader,
    loads = loader && loadsOf(noun, '', path),
    opensOn,
    tabs,
  }: TabbedPageSpec<AtPath<Path>>,
): RouteObject =>
  page({
    Component: inItsPlace(Component, path),
    loader,
    loads,
    children: [{ path, element: <Redirect to={opensOn} /> }, ...tabs],
  })
