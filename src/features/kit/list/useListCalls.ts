import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useMemo, useState } from 'react'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { ALL_LIMIT, PAGE_LIMIT, type Limit } from '#model/paging'
import type { RootState } from '#store/store'
import { formatCount } from '#ui/format/numbers'
import { usePaletteOpen } from '#features/kit/palette/paletteStore'
import { usePolling } from '#features/kit/queries/polling'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { pageArgs, pageToken, type PageArgs } from '#features/kit/routing/listAddress'
import { needsWhole } from './listView'
import type { ListKind, PageAnswer } from './resourceList'
import type { ListAddressControl } from './useListAddress'
import type { ListFilter } from './useListFilter'
import type { RemainingPages } from './useRemainingPages'

/** Why a column cannot be sorted by in a list that the server pages. */
const tooLongToSort = () => `Lists of more than ${formatCount(ALL_LIMIT)} are sorted by name only`

/** The state of a call for rows. */
export type Answered<Row> = Omit<QueryLike<Page<Row>>, 'refetch'>

/** The poll options of a list's query. */
export interface SubscriptionOptions {
  skip?: boolean
  pollingInterval?: number
  skipPollingIfUnfocused?: boolean
}

/** The arguments of a list's call besides its selectors. */
export type ListArgs = Partial<Omit<PageArgs, 'limit'>> & { limit: Limit }

/** A list's endpoint, as far as a list page needs it. */
export interface ListEndpoint<Args, Row> {
  name: string
  useQueryState(args: Args & ListArgs): Answered<Row>
  useQuerySubscription(args: Args & ListArgs, options: SubscriptionOptions): Pick<QueryLike, 'refetch'>
  initiate(
    args: Args & ListArgs,
    options: { subscribe: false; forceRefetch: true },
  ): ThunkAction<PromiseLike<PageAnswer<Row>>, RootState, unknown, UnknownAction>
}

type UseRest<Args, Row> = (args: Args, first: Page<Row> | undefined) => RemainingPages<Row> | undefined

const useNoRest = () => undefined

/** A list that the server pages: its kind, and its calls. */
export interface ListSpec<Args, Row> extends ListKind<Row> {
  endpoint: ListEndpoint<Args, Row>
  /** The list's selectors. */
  args: Args
  /** Runs with a refresh, to reload more than the list. */
  onRefresh?: () => void
  /**
   * Reads the further pages of a list that is shown while it is read, because it has no end that is worth waiting for:
   * its first page of the most rows, while a filter needs all.
   */
  useRest?: UseRest<Args, Row>
}

/** The poll options for the rows in view. */
function usePolledRows<Row>(
  rows: readonly Row[] | undefined,
  { lifecycle, stateOf, rowKey }: Pick<ListKind<Row>, 'lifecycle' | 'stateOf' | 'rowKey'>,
) {
  const observed = useMemo(
    () => (stateOf ? rows?.map((row) => ({ id: rowKey(row), state: stateOf(row) })) : undefined),
    [rows, rowKey, stateOf],
  )
  return usePolling(lifecycle, observed)
}

/**
 * The calls of a list: for the page of its address, for all of it once something needs that, and for its rest if it is
 * too long for one call.
 *
 * @returns what a list has from them; `loaded` is for its view
 */
export function useListCalls<Args extends object, Row>(
  spec: ListSpec<Args, Row>,
  { address, trail }: ListAddressControl,
  filter: ListFilter,
) {
  const { endpoint, args, onRefresh, useRest } = spec
  const dispatch = useAppDispatch()
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const [hasOpenedFacet, setOpenedFacet] = useState(false)

  const pageCall = { ...args, ...pageArgs(address, pageSize) }
  // One that is read on by itself shows its first pages meanwhile.
  const limit = useRest ? PAGE_LIMIT : ALL_LIMIT
  const wholeCall = { ...args, limit }
  const page = endpoint.useQueryState(pageCall)
  const all = endpoint.useQueryState(wholeCall)
  const token = pageToken(address)
  const items = page.data?.items
  const isCurrent = page.currentData !== undefined
  const isWholePage = isCurrent && token === undefined && items !== undefined && items.length < pageSize
  const allItems = all.currentData?.items
  const isTooLong = all.currentData !== undefined && nextToken(all.currentData, limit) !== undefined
  const narrows = needsWhole(address, filter)
  const needsRest = isTooLong && !isWholePage && (narrows || hasOpenedFacet)
  const useRestOf: UseRest<Args, Row> = useRest ?? useNoRest
  const rest = useRestOf(args, needsRest ? all.currentData : undefined)
  const whole = isWholePage ? items : isTooLong && useRest ? rest?.rows : allItems
  // While another page loads, its length is unknown.
  const isLonger = isCurrent ? !isWholePage : allItems !== undefined
  // While the page has all rows, opening the palette does not render it.
  const isSearched = usePaletteOpen(isLonger)
  const asksAll = isSearched || ((narrows || hasOpenedFacet) && isLonger)
  const showsAll = narrows && !isWholePage && whole !== undefined

  // Only the visible data is polled; the other call stays cached and is repeated when stale.
  const polled = usePolledRows(showsAll ? whole : items, spec)
  const pageAsked = endpoint.useQuerySubscription(pageCall, showsAll ? {} : polled)
  const allAsked = endpoint.useQuerySubscription(wholeCall, {
    skip: !asksAll,
    ...(showsAll ? polled : {}),
  })

  const isCut = isTooLong && !useRest && !isWholePage
  const readSoFar = isCut ? 'stopped' : rest && rest.state !== 'done' ? rest.state : undefined
  const isPageOnly = asksAll && all.error !== undefined && whole === undefined
  const hasNext = page.data !== undefined && nextToken(page.data, pageSize) !== undefined
  const before = token === undefined ? 0 : trail.length > 0 ? trail.length * pageSize : undefined
  return {
    loaded: {
      source: useMemo(
        () => ({ page: items, whole, readSoFar, isPageOnly, hasNext, before }),
        [items, whole, readSoFar, isPageOnly, hasNext, before],
      ),
      nextToken: page.currentData?.nextPage,
      isTurning: page.isFetching && !isCurrent,
      whyNotSort: isTooLong ? tooLongToSort() : undefined,
    },
    failures: [
      { error: page.error, refetch: pageAsked.refetch },
      ...(asksAll ? [{ error: all.error, refetch: allAsked.refetch }] : []),
      ...(rest?.error
        ? [{ error: rest.error, refetch: rest.resume, failed: 'Could not read the list to its end' }]
        : []),
    ],
    onFacetOpen: () => setOpenedFacet(true),
    rest,
    readPage: (next: string | undefined) =>
      dispatch(
        endpoint.initiate({ ...wholeCall, pageToken: next }, { subscribe: false, forceRefetch: true }),
      ),
    operation: endpoint.name,
    // The call is not sent before the next render.
    isCounting: asksAll && allItems === undefined && (all.isFetching || all.error === undefined),
    refresh: () => {
      onRefresh?.()
      for (const column of spec.columns) column.onRefresh?.()
      return Promise.all([pageAsked.refetch(), asksAll ? allAsked.refetch() : undefined])
    },
    updatedAt: (showsAll ? all : page).fulfilledTimeStamp,
  }
}
