import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { ALL_LIMIT } from '#model/paging'
import type { RootState } from '#store/store'
import type { QueryLike } from '#features/kit/queries/queryLike'

/** The arguments of the query for all pools of a silo, some of which are its defaults. */
export const poolsOfSilo = (silo: string) => ({ silo, limit: ALL_LIMIT })

type Args = ReturnType<typeof poolsOfSilo>
interface Page<Pool> {
  items: readonly Pool[]
}

/** The endpoint of the IP pools, or of the subnet pools, of a silo. */
interface PoolsOfSilo<Pool> {
  useQuery(args: Args, options?: { skip: boolean }): QueryLike<Page<Pool>>
  select(args: Args): (state: RootState) => { data?: Page<Pool> | undefined }
  initiate(
    args: Args,
  ): ThunkAction<PromiseLike<{ data?: Page<Pool> | undefined }>, RootState, unknown, UnknownAction>
}

/** The pool of a page, as the silos that are linked to it need it. */
export interface LinkablePool<Pool> {
  name: string
  ofSilo: PoolsOfSilo<Pool>
  /** The name of the default pool of the same kind; undefined for none. Keep its identity between renders. */
  defaultIn(pools: readonly Pool[]): string | undefined
  words: {
    /** "addresses" */
    taken: string
    /** "New addresses", those that come from the default pool. */
    taking: string
    /** "default pool" */
    default: string
  }
}
