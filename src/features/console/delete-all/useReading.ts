import { useCallback, useEffect, useRef, useState } from 'react'
import { asApiError, type ApiError } from '#model/apiError'
import { useAppStore } from '#store/hooks'
import { readWhole, type ReadProgress } from './readWhole'
import type { WholeReading, Whole } from './thing'

/** What is in a whole, as far as it is read. */
export type ReadingState =
  | { is: 'reading'; progress: ReadProgress }
  | { is: 'stopped' }
  | { is: 'failed'; error: ApiError }
  | { is: 'read'; reading: WholeReading }

/**
 * Reads a whole, at once and whenever it is asked to.
 *
 * @param whole keeps its identity
 */
export function useReading(whole: Whole) {
  const store = useAppStore()
  const [state, setState] = useState<ReadingState>({ is: 'reading', progress: { read: 0, of: 1 } })
  const running = useRef<AbortController>(undefined)
  const read = useCallback(() => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const set = (next: ReadingState) => !signal.aborted && setState(next)
    set({ is: 'reading', progress: { read: 0, of: 1 } })
    readWhole(store, whole, { signal, onProgress: (progress) => set({ is: 'reading', progress }) }).then(
      (reading) => reading && set({ is: 'read', reading }),
      (error) => set({ is: 'failed', error: asApiError(error) }),
    )
  }, [store, whole])
  useEffect(() => {
    read()
    return () => running.current?.abort()
  }, [read])
  const stop = () => {
    running.current?.abort()
    setState({ is: 'stopped' })
  }
  return { state, read, stop }
}
