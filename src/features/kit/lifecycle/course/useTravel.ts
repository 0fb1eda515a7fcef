import { useLayoutEffect, useRef } from 'react'
import { styleAt, type OrbitPoint } from './geometry'

/** Duration of the body's move along the arc to another state, in milliseconds; with reduced motion it does not move. */
const TRAVEL_MS = 320

/**
 * Animates the body to the current state when it changes; not on mount.
 *
 * @param between the points of the way between two states
 */
export function useTravel(state: string, between: (from: string, to: string) => readonly OrbitPoint[]) {
  const body = useRef<HTMLSpanElement>(null)
  const last = useRef(state)
  useLayoutEffect(() => {
    const from = last.current
    last.current = state
    if (from === state || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    body.current?.animate(between(from, state).map(styleAt), { duration: TRAVEL_MS, easing: 'ease-in-out' })
  })
  return body
}
