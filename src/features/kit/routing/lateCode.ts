import { createElement } from 'react'
import type { RouteObject } from 'react-router'
import { preloadable } from '#ui/preloadable'
import { observable } from '#store/actors/observable'
import { part, partOf } from '#store/parts'
import { errorScreens } from './lateErrors'
import { storeOf, type LoaderInput } from './load'
import { latePartsOf, type LateParts } from './routeInternals'

// Code that cannot be fetched: the connection dropped, or a release has taken the old files away. The router draws
// nothing of a route whose `lazy` has failed, and never asks for it again. So it never sees one fail. The loader of the
// route fails instead: its error is shown in the route's own place, and it fetches the code again whenever it runs.

function neverFailing({ Component, loader }: LateParts): LateParts {
  const component = Component && preloadable(Component)
  const code = loader && preloadable(loader)
  // The data of a page may be fetched ahead of its component.
  let isShown = false
  async function run(input: LoaderInput) {
    try {
      const answer = code?.load().then((load) => load?.(input))
      return (await Promise.all([answer ?? null, isShown && component?.load()]))[0]
    } catch (error) {
      // So that its screen shows at once.
      await errorScreens.load().catch(() => {})
      throw error
    }
  }
  const Fetched = () => {
    const Shown = component?.loaded()
    return Shown && createElement(Shown)
  }
  return {
    ...(component && {
      Component: () => {
        isShown = true
        return component.load().catch(() => Fetched)
      },
    }),
    // Of a route without a loader the router is given one only while its component is missing.
    loader: () =>
      (code ?? component)?.load().then(
        () => code && run,
        () => run,
      ) ?? Promise.resolve(undefined),
  }
}

/** The same routes, which show it in their own place when their code cannot be fetched, and fetch it again when asked. */
export const withLateCode = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const parts = latePartsOf(route)
    return {
      ...route,
      ...(parts && { lazy: neverFailing(parts) }),
      ...(route.children && { children: withLateCode(route.children) }),
    } as RouteObject
  })

/** Why the routes of most pages could not be fetched, so that nothing is known of an address; undefined otherwise. */
export const missingBranch = part(() => observable<unknown>(undefined))

/** The loader of an address that no known route has. @throws when its route may be among those that are not there */
export async function unknownLoader(input: LoaderInput): Promise<null> {
  await errorScreens.load().catch(() => {})
  const missing = partOf(storeOf(input), missingBranch).get()
  if (missing !== undefined) throw missing
  return null
}
