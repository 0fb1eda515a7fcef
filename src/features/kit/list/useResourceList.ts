import { SERVER_SORTED } from '#features/kit/routing/listAddress'
import { NO_FACETS } from './filter'
import type { ResourceList } from './resourceList'
import { useListAddress } from './useListAddress'
import { useListCalls, type ListSpec } from './useListCalls'
import { useListFilter } from './useListFilter'
import { useListView } from './useListView'

/**
 * A list that the server pages and sorts by name. The whole list is loaded only when it is filtered, sorted otherwise
 * or searched by the palette, and is complete when it fits one call.
 */
export function useResourceList<Args extends object, Row>(spec: ListSpec<Args, Row>): ResourceList<Row> {
  const control = useListAddress(spec.facets ?? NO_FACETS)
  const filter = useListFilter(control)
  const { loaded, ...answers } = useListCalls(spec, control, filter)
  const view = useListView({ kind: spec, control, filter, base: SERVER_SORTED, ...loaded })
  return { ...view, ...answers }
}
