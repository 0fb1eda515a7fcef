import type { QueryLike } from '#features/kit/queries/queryLike'
import type { Answered, ListArgs, ListEndpoint, SubscriptionOptions } from './useListCalls'

/** The order of a list that is read by time. */
export const NEWEST_FIRST = 'time_and_id_descending' as const

type TimedArgs = Omit<ListArgs, 'sortBy'> & { sortBy: typeof NEWEST_FIRST }

interface TimedEndpoint<Args, Row> {
  name: string
  useQueryState(args: Args & TimedArgs): Answered<Row>
  useQuerySubscription(args: Args & TimedArgs, options: SubscriptionOptions): Pick<QueryLike, 'refetch'>
  initiate(
    args: Args & TimedArgs,
    options: Parameters<ListEndpoint<Args, Row>['initiate']>[1],
  ): ReturnType<ListEndpoint<Args, Row>['initiate']>
}

/** The endpoint of a list that is read by time, with the only sort order of its page. Create it once. */
export function newestFirst<Args, Row>(endpoint: TimedEndpoint<Args, Row>): ListEndpoint<Args, Row> {
  const newest = (args: Args & ListArgs) => ({ ...args, sortBy: NEWEST_FIRST })
  return {
    name: endpoint.name,
    useQueryState: (args) => endpoint.useQueryState(newest(args)),
    useQuerySubscription: (args, options) => endpoint.useQuerySubscription(newest(args), options),
    initiate: (args, options) => endpoint.initiate(newest(args), options),
  }
}
