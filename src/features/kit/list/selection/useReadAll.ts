import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ResourceList } from '../resourceList'
import { readAll } from './readAll'

/** Selecting the rows of all pages. */
export interface AllPages {
  /** The number of rows read so far; undefined while nothing is read. */
  count: number | undefined
  /** The last reading failed. */
  isFailed: boolean
  read: () => void
  stop: () => void
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
