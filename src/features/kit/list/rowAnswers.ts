import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useMemo, useState } from 'react'
import { useObservable } from '#store/observable'
import { ROW_CALLS, TaskQueue } from '#store/api/wire/taskQueue'
import { useAppDispatch, useAppStore, useConsolePart } from '#store/hooks'
import { consolePart } from '#store/parts'
import type { AppDispatch, AppStore, RootState } from '#store/store'
import { watchInView } from '#ui/layout/inView'
import type { UseRowValues } from '#ui/tables/column'
import type { QueryLike } from '#features/kit/queries/queryLike'

/** Age of a response in seconds above which a row that scrolls into view refetches. */
const KEPT_S = 60

/**
 * Debounce in milliseconds before the rows in view are asked about, at most six at a time: a page that is only turned past
 * asks nothing. A poll of the list does not ask again, a change and a refresh do.
 */
const STILL_MS = 300

/** How long responses are gathered until they are shown, in milliseconds: each rendering costs more than a row. */
const GATHER_MS = 150

/**
 * The rows that wait to be asked for; one that scrolls out of view leaves. A request that a change or a refresh repeats
 * does not pass here: those of endpoints `ofRows` wait in the store's `rowCalls`.
 */
const rowsToAsk = consolePart(() => new TaskQueue(ROW_CALLS))

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

interface Call<Answer> {
  /** The cached response; the same object until it changes. */
  read: (state: RootState) => QueryLike<Answer>
  ask: () => Asked
}

/** A cell that is watched, and its row's call. */
interface Watched {
  call: Pick<Call<unknown>, 'ask'>
  isInView: boolean
  stop: () => void
  /** Takes the call out of the queue. */
  leave?: (() => void) | undefined
  asked?: Asked | undefined
}

/**
 * A query of each row of a list, for a column. It starts once the row has been painted and the rows in view have been
 * the same for a moment, so that pages that are only turned past ask nothing; a few rows at a time, each at most once a
 * minute. An invalidated response is refetched as usual; a poll of the list fetches nothing.
 *
 * @returns a hook for `valued`: the cached response of each row
 */
export const rowAnswers = <Row, Args extends object, Answer>(
  endpoint: RowEndpoint<Args, Answer>,
  argsOf: (row: Row) => Args,
): UseRowValues<Row, QueryLike<Answer>> =>
  function useRowAnswers(rows, body, column) {
    const dispatch = useAppDispatch()
    const queue = useConsolePart(rowsToAsk)
    const [asker] = useState(() => new Asker<Answer>(queue))
    const calls = useMemo(
      () => asker.callsOf(rows.map(argsOf), (args) => callOf(endpoint, args as Args, dispatch)),
      [asker, dispatch, rows],
    )
    const store = useAppStore()
    const gathered = useMemo(() => gather(store, readAll(calls)), [store, calls])
    const queries = useObservable(gathered)
    useEffect(() => {
      const cells = Array.from(body.current?.rows ?? [], ({ cells: { [column]: cell } }) => cell)
      asker.follow(cells, calls)
    }, [asker, body, column, calls])
    useEffect(() => () => asker.follow([], []), [asker])
    const answers = new Map(rows.map((row, index) => [row, queries[index]]))
    return (row) => answers.get(row) ?? NOTHING
  }

const NOTHING = { isFetching: false, refetch() {} }

/** The queries of all calls: the same array until one of them changes. Looks only when the cache has changed. */
function readAll<Answer>(calls: readonly Call<Answer>[]) {
  let known: unknown
  let queries: readonly QueryLike<Answer>[] = []
  return (state: RootState) => {
    if (known === state.api.queries) return queries
    known = state.api.queries
    const now = calls.map(({ read }) => read(state))
    if (now.some((query, index) => query !== queries[index])) queries = now
    return queries
  }
}

/** A value of the store, which is shown {@link GATHER_MS} after it has changed, with all that came meanwhile. */
function gather<Value>(store: AppStore, read: (state: RootState) => Value) {
  let shown = read(store.getState())
  return {
    get: () => shown,
    subscribe(onChange: () => void) {
      let gathering: ReturnType<typeof setTimeout> | undefined
      const show = () => {
        gathering = undefined
        shown = read(store.getState())
        onChange()
      }
      shown = read(store.getState())
      const leave = store.subscribe(() => {
        if (gathering === undefined && read(store.getState()) !== shown)
          gathering = setTimeout(show, GATHER_MS)
      })
      return () => {
        leave()
        clearTimeout(gathering)
      }
    },
  }
}

function callOf<Args, Answer>(
  { select, initiate }: RowEndpoint<Args, Answer>,
  args: Args,
  dispatch: AppDispatch,
): Call<Answer> {
  const entryIn = select(args)
  const refetch = () => dispatch(initiate(args, { subscribe: false, forceRefetch: true }))
  let known: Entry<Answer> | undefined
  let query: QueryLike<Answer> = NOTHING
  return {
    read(state) {
      const entry = entryIn(state)
      if (entry !== known)
        query = { data: entry.data, error: entry.error, isFetching: entry.status === 'pending', refetch }
      known = entry
      return query
    },
    ask: () => dispatch(initiate(args, { forceRefetch: KEPT_S })),
  }
}

/** The calls of the rows of a table. Asks for the rows in view, once they are still. */
class Asker<Answer> {
  private calls = new Map<string, Call<Answer>>()
  private watched = new Map<Element, Watched>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly queue: TaskQueue) {}

  /** The calls with these arguments. A row that stays keeps its call. */
  callsOf(all: readonly object[], make: (args: object) => Call<Answer>): readonly Call<Answer>[] {
    const before = this.calls
    this.calls = new Map()
    return all.map((args) => {
      const key = JSON.stringify(args)
      const call = before.get(key) ?? make(args)
      this.calls.set(key, call)
      return call
    })
  }

  /** Watches these cells instead of those before, each with the call of its row. */
  follow(cells: readonly (Element | undefined)[], calls: readonly Call<Answer>[]) {
    const before = this.watched
    this.watched = new Map()
    for (const [index, call] of calls.entries()) {
      const cell = cells[index]
      if (!cell) continue
      const known = before.get(cell)
      const isSame = known?.call === call
      if (isSame) before.delete(cell)
      this.watched.set(cell, isSame ? known : this.watch(cell, call))
    }
    for (const one of before.values()) {
      one.stop()
      stopAsking(one)
    }
    if (this.watched.size === 0) clearTimeout(this.timer)
  }

  private watch(cell: Element, call: Watched['call']): Watched {
    const one: Watched = { call, isInView: false, stop: () => {} }
    one.stop = watchInView(cell, (isInView) => {
      one.isInView = isInView
      if (!isInView) return stopAsking(one)
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.askInView(), STILL_MS)
    })
    return one
  }

  private askInView() {
    for (const one of this.watched.values())
      if (one.isInView && !one.leave)
        one.leave = this.queue.add(async () => {
          one.asked = one.call.ask()
          await one.asked
        })
  }
}

function stopAsking(one: Watched) {
  one.leave?.()
  one.asked?.unsubscribe()
  one.leave = undefined
  one.asked = undefined
}
