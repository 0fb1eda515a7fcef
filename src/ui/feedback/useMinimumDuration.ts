import { useEffect, useRef, useState } from 'react'

/** Minimum duration of a spinner, in milliseconds, to avoid a flash. */
const SPINNER_MINIMUM_MS = 500

/** True while `on`, and at least for the minimum duration. */
export function useMinimumDuration(on: boolean): boolean {
  const [isLingering, setIsLingering] = useState(on)
  const since = useRef(0)
  useEffect(() => {
    if (on) {
      since.current = performance.now()
      setIsLingering(true)
      return
    }
    const timer = setTimeout(
      () => setIsLingering(false),
      since.current + SPINNER_MINIMUM_MS - performance.now(),
    )
    return () => clearTimeout(timer)
  }, [on])
  return on || isLingering
}
