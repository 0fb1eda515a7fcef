import type { DataRouter } from 'react-router'
import { lateCodeOf } from '#features/kit/routing/routeInternals'
import type { Fetch } from '#ui/onDemand'

type Route = DataRouter['routes'][number]

/** The code of a route that the router has not loaded yet. */
export const missingCode = (route: Pick<Route, 'lazy'>): Fetch[] =>
  Object.values(lateCodeOf(route) ?? {}).filter((code): code is Fetch => code !== undefined)

const codeBelow = (route: Route): Fetch[] => [
  ...missingCode(route),
  ...(route.children ?? []).flatMap(codeBelow),
]

/** The route around everything that needs a user; its children are the areas of the console. */
const AREAS = 'signedIn'

/**
 * The code of all pages, tabs and panels of the open area, nearest first: those over the page, then its siblings.
 */
export function codeOfArea({ state }: Pick<DataRouter, 'state'>): Fetch[] {
  const branch = state.matches.map(({ route }) => route)
  const area = branch.slice(branch.findIndex(({ id }) => id === AREAS) + 1)
  return [...new Set(area.toReversed().flatMap(codeBelow))]
}
