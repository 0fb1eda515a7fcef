import { useEffect, useRef, useState } from 'react'

/** How long a spinner stays once it is shown, in milliseconds: a flash says nothing. Source: specification §9. */
const SPINNER_MINIMUM_MS = 500

/** True while `on`, and until the minimum is over once it has been. */
export function useHeld(on: boolean): boolean {
  const [held, setHeld] = useState(on)
  const since = useRef(0)
  useEffect(() => {
    if (on) {
      since.current = performance.now()
      setHeld(true)
      return
    }
    const timer = setTimeout(() => setHeld(false), since.current + SPINNER_MINIMUM_MS - performance.now())
    return () => clearTimeout(timer)
  }, [on])
  return on || held
}
