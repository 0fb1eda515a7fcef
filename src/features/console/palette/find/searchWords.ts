import type { Params, RouteObject } from 'react-router'
import { routesIn } from '#features/allBranches'
import { fill, paramsOf } from '#features/kit/noun/address'
import { handleOf } from '#features/kit/routing/crumbs'

const wordsIn = (routes: readonly RouteObject[]): (readonly [path: string, words: readonly string[]])[] =>
  routes.flatMap((route) => {
    const { found } = handleOf(route) ?? {}
    return [...(found ? [[found.path, found.words] as const] : []), ...wordsIn(route.children ?? [])]
  })

/** The words of the pages in a sidebar, and of the tabs, by their paths: their routes declare them. */
export const searchWords: ReadonlyMap<string, readonly string[]> = new Map(
  (['first', 'silo', 'project', 'settings', 'system'] as const).flatMap((layout) =>
    wordsIn(routesIn(layout)),
  ),
)

/** The same by their addresses. @param at the parameters of the open page; a page that needs others is left out */
export const wordsAt = (at: Params): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...searchWords]
      .filter(([path]) => paramsOf(path).every((name) => at[name] !== undefined))
      .map(([path, words]) => [fill(path, at), words]),
  )
