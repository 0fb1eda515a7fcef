import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { PAGE_LIMIT, type PartLimit } from '#model/paging'
import type { ApiError } from '#model/apiError'

/** A running request: a promise that can be aborted. */
interface Underway<Answer> {
  abort: () => void
  then: PromiseLike<{ data?: Answer; error?: unknown }>['then']
}

/** Starts the call of one further page. Keep its identity. */
export type PageCall<Args, Row> = (
  args: Args & { limit: PartLimit; pageToken: string },
) => Underway<Page<Row>>

/** The progress of reading a list that is too long for one call. */
export interface RemainingPages<Row> {
  /** The rows read so far, in the order of the list. */
  rows: readonly Row[]
  state: 'reading' | 'stopped' | 'failed' | 'done'
  error: ApiError | undefined
  stop: () => void
  /** Continues after a stop or an error, from where it ended. */
  resume: () => void
}

interface Progress<Row> {
  first: Page<Row>
  rows: readonly Row[]
  next: string | undefined
  isStopped: boolean
  error: ApiError | undefined
}

const begun = <Row>(first: Page<Row>): Progress<Row> => ({
  first,
  rows: first.items,
  next: nextToken(first, PAGE_LIMIT),
  isStopped: false,
  error: undefined,
})

/**
 * Reads the pages of a list after the first one, one request at a time, while its rows are needed.
 *
 * @param first the first response; another one restarts the reading; undefined while the rest is not needed
 */
export function useRemainingPages<Args extends object, Row>(
  call: PageCall<Args, Row>,
  args: Args,
  first: Page<Row> | undefined,
): RemainingPages<Row> | undefined {
  const [kept, setKept] = useState<Progress<Row>>()
  const progress = useMemo(() => {
    if (!first) return undefined
    return kept?.first === first ? kept : begun(first)
  }, [first, kept])
  const latest = useRef(args)
  useEffect(() => {
    latest.current = args
  })

  const next = progress?.isStopped || progress?.error ? undefined : progress?.next
  useEffect(() => {
    if (!progress || next === undefined) return
    const asked = call({ ...latest.current, limit: PAGE_LIMIT, pageToken: next })
    let isOver = false
    async function read() {
      const { data, error } = await asked
      if (isOver || !progress) return
      setKept(
        data
          ? { ...progress, rows: [...progress.rows, ...data.items], next: nextToken(data, PAGE_LIMIT) }
          : { ...progress, error: error as ApiError },
      )
    }
    void read()
    return () => {
      isOver = true
      asked.abort()
    }
    // The progress holds the token: each page runs its own effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [progress?.first, next, call])

  const stop = useCallback(() => progress && setKept({ ...progress, isStopped: true }), [progress])
  const resume = useCallback(
    () => progress && setKept({ ...progress, isStopped: false, error: undefined }),
    [progress],
  )
  if (!progress) return undefined
  const { rows, error, isStopped } = progress
  const state = error ? 'failed' : progress.next === undefined ? 'done' : isStopped ? 'stopped' : 'reading'
  return { rows, state, error, stop, resume }
}
