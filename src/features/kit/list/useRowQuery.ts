import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useMemo, useRef } from 'react'
import { ROW_CALLS, Turns } from '#store/api/wire/turns'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import type { RootState } from '#store/store'
import { watchInView } from '#ui/layout/inView'
import type { QueryLike } from '#features/kit/queries/queryLike'

/** Age of a response in seconds above which a row that scrolls into view refetches. */
const KEPT_S = 60

const turns = new Turns(ROW_CALLS)

interface Entry<Answer> {
  status: string
  data?: Answer | undefined
  error?: unknown
}

interface Asked extends PromiseLike<unknown> {
  unsubscribe: () => void
}

/** An endpoint that rows query. */
interface RowEndpoint<Args, Answer> {
  select: (args: Args) => (state: RootState) => Entry<Answer>
  initiate: (
    args: Args,
    options: { subscribe?: boolean; forceRefetch: boolean | number },
  ) => ThunkAction<Asked, RootState, unknown, UnknownAction>
}

/**
 * A query of one row of a list. It starts once the row has been painted and is in view; a few rows at a time,
 * each at most once a minute. An invalidated response is refetched as usual; a poll of the list fetches nothing.
 *
 * @returns the cached response, and a ref for the element that has to be in view
 */
export function useRowQuery<Args extends object, Answer>(endpoint: RowEndpoint<Args, Answer>, args: Args) {
  const place = useRef<HTMLSpanElement>(null)
  const dispatch = useAppDispatch()
  const key = JSON.stringify(args)
  // The serialized arguments are the key.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const call = useMemo(() => ({ args, select: endpoint.select(args) }), [endpoint, key])
  const entry = useAppSelector(call.select)

  useEffect(() => {
    const element = place.current
    if (!element) return
    let asked: Asked | undefined
    let leave = () => {}
    const stop = watchInView(element, (isInView) => {
      leave()
      if (isInView)
        leave = turns.line(async () => {
          asked ??= dispatch(endpoint.initiate(call.args, { forceRefetch: KEPT_S }))
          await asked
        })
      else {
        asked?.unsubscribe()
        asked = undefined
      }
    })
    return () => {
      stop()
      leave()
      asked?.unsubscribe()
    }
  }, [dispatch, endpoint, call])

  const query: QueryLike<Answer> = {
    data: entry.data,
    error: entry.error,
    isFetching: entry.status === 'pending',
    refetch: () => dispatch(endpoint.initiate(call.args, { subscribe: false, forceRefetch: true })),
  }
  return { place, query }
}
