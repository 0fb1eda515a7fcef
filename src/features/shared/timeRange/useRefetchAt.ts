import { useEffect, useRef } from 'react'

/**
 * Fetches again at each refresh of a time range. An unchanged range has the same arguments, but its last minute
 * may have new readings.
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
