import { ALL_LIMIT } from '#model/paging'
import type { ListEndpoint } from './useListCalls'

/** Whether all rows of a list are read, for a filter or a batch, beyond the page of its address. */
export const useIsReadWhole = <Args extends object, Row>(
  endpoint: Pick<ListEndpoint<Args, Row>, 'useQueryState'>,
  args: Args,
): boolean => endpoint.useQueryState({ ...args, limit: ALL_LIMIT }).data !== undefined
