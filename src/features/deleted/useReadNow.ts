import { useCallback, useEffect, useState } from 'react'
import { useAppStore } from '#store/hooks'
import { asApiError, type ApiError } from '#store/model/apiError'
import type { AppStore } from '#store/store'

/** The reading before something is brought back. */
export type ReadingNow<Now> = { is: 'reading' } | { is: 'failed'; error: ApiError } | { is: 'read'; now: Now }

/**
 * Reads what is free now, at once and whenever it is asked to. What was read before is shown meanwhile.
 *
 * @param read keeps its identity
 */
export function useReadNow<Now>(read: (store: AppStore) => Promise<Now>): {
  state: ReadingNow<Now>
  again: () => void
} {
  const store = useAppStore()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<ReadingNow<Now>>({ is: 'reading' })
  useEffect(() => {
    let isOver = false
    const set = (next: ReadingNow<Now>) => !isOver && setState(next)
    setState((before) => (before.is === 'failed' ? { is: 'reading' } : before))
    read(store).then(
      (now) => set({ is: 'read', now }),
      (error) => set({ is: 'failed', error: asApiError(error) }),
    )
    return () => {
      isOver = true
    }
  }, [store, read, turn])
  const again = useCallback(() => setTurn((before) => before + 1), [])
  return { state, again }
}
