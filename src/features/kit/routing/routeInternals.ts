import type { ComponentType } from 'react'
import type { DataRouter, Location, Params, RouterContextProvider } from 'react-router'

// All uses of internals of the router library: the code of a route that it fetches on demand and then assigns,
// loaders that it did not call itself, its history index, and its redirect flag. tests/contract/seams.test.ts
// proves each with the installed version. historyEntry.ts has what only the preview needs.

type Route = DataRouter['routes'][number]

/**
 * A loader of the console. It needs less than the library passes. `isGuess`: the page may never be opened.
 *
 * @typeParam Here the parameters of its page
 */
export type Loader<Here = Params> = (input: {
  request: Request
  params: Here
  context: Readonly<RouterContextProvider>
  isGuess?: boolean
}) => unknown

/** The same loader, typed for a route object: the library does not derive a route's parameters from its path. */
export const forRouter = (loader: () => Promise<Loader<never>>) => loader as () => Promise<never>

/** The code of a route, fetched on demand: its component and its loader. */
export interface LateCode {
  Component?: () => Promise<ComponentType>
  loader?: () => Promise<Loader | undefined>
}

/** The code of a route that the router has not fetched yet; undefined once it has it. */
export const lateCodeOf = ({ lazy }: Pick<Route, 'lazy'>): LateCode | undefined =>
  typeof lazy === 'object' ? (lazy as LateCode) : undefined

/** The loader of a route, fetched if necessary; undefined if it has none. */
export const loaderOf = async (route: Pick<Route, 'lazy' | 'loader'>): Promise<Loader | undefined> =>
  typeof route.loader === 'function' ? (route.loader as Loader) : lateCodeOf(route)?.loader?.()

/** The place of the open page in the history, as the router numbers them; undefined for a page it did not open. */
export function historyIndex(): number | undefined {
  const idx = (history.state as { idx?: unknown } | null)?.idx
  return Number.isInteger(idx) ? (idx as number) : undefined
}

/** Forgets the state of the open entry if its place is none: the router counts from what it finds, unchecked. */
export function dropWrongEntry() {
  if (historyIndex() === undefined) history.replaceState(null, '')
}

/** Whether a redirect leads to the location of a navigation. */
export const isRedirect = ({ state }: Location<unknown>): boolean =>
  Boolean((state as { _isRedirect?: true } | null)?._isRedirect)
