import { createElement } from 'react'
import type { RouteObject } from 'react-router'
import { preloadable } from '#ui/preloadable'
import { observable } from '#store/observable'
import { consolePart, consolePartOf } from '#store/parts'
import { errorScreens } from './errors/lateErrors'
import { notFoundUnless, storeOf, type LoaderInput } from '#features/kit/routing/load'
import { areOfKind, paramsBelow } from '#features/kit/routing/paramKinds'
import { lateCodeOf, type LateCode } from '#features/kit/routing/routeInternals'

// Handles code that cannot be fetched: the connection dropped, or a release has removed the old files. The router
// renders nothing of a route whose `lazy` has failed, and never retries it. So the loader fails instead: the
// route shows the error in its own place, and the loader fetches the code again on each run. It fails too for an address
// with a parameter that can be none, before anything is asked.

/** @param names the parameters of the address that the route is about */
function neverFailing({ Component, loader }: LateCode, names: readonly string[]): LateCode {
  const component = Component && preloadable(Component)
  const code = loader && preloadable(loader)
  // Whether the route is open; the data of a page may be fetched ahead of its component.
  let isShown = false
  async function run(input: LoaderInput) {
    try {
      notFoundUnless(areOfKind(input.params, names))
      const answer = code?.load().then((load) => load?.(input))
      return (await Promise.all([answer, isShown && component?.load()]))[0]
    } catch (error) {
      // Loads the error screen first, so that it shows at once.
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
    // A route without a loader gets one while its component is missing, and one that is about a record.
    loader: () =>
      (code ?? component)?.load().then(
        () => (code || names.length > 0 ? run : undefined),
        () => run,
      ) ?? Promise.resolve(undefined),
  }
}

/** Wraps routes: each shows a failed fetch of its code in its own place, and a retry fetches it again. */
export const withLateCode = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const code = lateCodeOf(route)
    return {
      ...route,
      ...(code && { lazy: neverFailing(code, paramsBelow(route)) }),
      ...(route.children && { children: withLateCode(route.children) }),
    } as RouteObject
  })

/** The error with which the file of most routes could not be fetched: without it, any address may be one of a page. */
export const missingBranch = consolePart(() => observable<unknown>(undefined))

/** The loader of an address without a known route. @throws if the missing routes may include its route */
export async function unknownLoader(input: LoaderInput): Promise<null> {
  await errorScreens.load().catch(() => {})
  const missing = consolePartOf(storeOf(input), missingBranch).get()
  if (missing !== undefined) throw missing
  return null
}
