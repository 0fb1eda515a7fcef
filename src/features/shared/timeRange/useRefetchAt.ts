import { useEffect, useRef } from 'react'

/**
 * Fetches again at each refresh of a time range. An unchanged range is the same call, but its last minute is not over.
 *
 * @param refreshedAt of the time range
 */
export function useRefetchAt(refreshedAt: number, refetch: () => unknown) {
  const seen = useRef(refreshedAt)
  useEffect(() => {
    if (seen.current === refreshedAt) return
    seen.current = refreshedAt
    void refetch()
  }, [refreshedAt, refetch])
}
