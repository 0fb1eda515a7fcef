import type { RouterRoute } from '#store/api/generated/types'
import { described } from '#features/kit/list/described'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { endpointKinds, endpointText, type Endpoint } from '../endpoint'

const kindWord = (type: string) => endpointKinds[type as Endpoint['type']] ?? type

/** The facets of a router's routes. */
export const routeFacets: readonly Facet<RouterRoute>[] = [
  wordFacet('kind', 'Kind', (route) => route.kind),
  wordFacet('target', 'Target', (route) => route.target.type, kindWord),
]

/** The texts of a route that a filter searches. */
export const routeText = (route: RouterRoute) => [
  ...described.textOf(route),
  endpointText(route.destination),
  endpointText(route.target),
]
