import { useEffect, useRef, useState, type RefObject } from 'react'
import { eachPage } from '#store/api/wire/eachPage'
import type { ApiError } from '#model/apiError'
import { PAGE_LIMIT } from '#model/paging'
import type { ResourceList } from '../resourceList'

/** Selecting the rows of all pages. */
export interface AllPages {
  /** The number of rows read so far; undefined while nothing is read. */
  count: number | undefined
  /** The last reading failed. */
  isFailed: boolean
  read: () => void
  stop: () => void
}

/** The rows of a list from its first to its last page. */
interface ReadResult<Row> {
  rows: readonly Row[]
  /** Why reading ended before the last page. */
  error?: ApiError
}

/**
 * Reads a list to its end, one page after the other. A list that is loaded as a whole is not read again.
 *
 * @param onRead called with the number of rows read so far
 * @param signal ends the reading: the rows so far are the result
 */
export async function readAll<Row>(
  { readPage, loaded, count }: Pick<ResourceList<Row>, 'readPage' | 'loaded' | 'count'>,
  onRead: (rows: number) => void,
  signal: AbortSignal,
): Promise<ReadResult<Row>> {
  if (!readPage || count?.scope === 'whole') return { rows: loaded ?? [] }
  const rows: Row[] = []
  for await (const { data, error } of eachPage(PAGE_LIMIT, readPage)) {
    if (!data) return { rows, error: error as ApiError }
    rows.push(...data.items)
    onRead(rows.length)
    if (signal.aborted) break
  }
  return { rows }
}

/**
 * Reads the pages of a list that were not read, on demand.
 *
 * @param onRows gets the rows that the filter matches, once the last page is read
 */
export function useReadAll(
  list: RefObject<ResourceList<unknown>>,
  onRows: (rows: readonly unknown[]) => void,
): AllPages {
  const [count, setCount] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  const running = useRef<AbortController>(undefined)
  const stop = () => {
    running.current?.abort()
    setCount(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])
  async function read() {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setCount(0)
    setFailed(false)
    const { rows, error } = await readAll(list.current, (sofar) => !signal.aborted && setCount(sofar), signal)
    if (signal.aborted) return
    setCount(undefined)
    setFailed(error !== undefined)
    if (error === undefined) onRows(list.current.matching(rows))
  }
  return { count, isFailed, read: () => void read(), stop }
}
