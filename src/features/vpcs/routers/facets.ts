import type { RouterRoute } from '../../../store/api/generated/types'
import { described } from '../../shared/list/described'
import { wordFacet } from '../../shared/list/facets'
import type { Facet } from '../../shared/list/filter'
import { endpointKinds, endpointText, type Endpoint } from '../parts'

const kindWord = (type: string) => endpointKinds[type as Endpoint['type']] ?? type

/** What the routes of a router are narrowed by. */
export const routeFacets: readonly Facet<RouterRoute>[] = [
  wordFacet('kind', 'Kind', (route) => route.kind),
  wordFacet('target', 'Target', (route) => route.target.type, kindWord),
]

/** What a text filter looks at in a route. */
export const routeText = (route: RouterRoute) => [
  ...described.textOf(route),
  endpointText(route.destination),
  endpointText(route.target),
]
