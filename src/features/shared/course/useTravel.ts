import { useLayoutEffect, useRef } from 'react'
import type { Course } from './drawing'
import { place } from './place'

/** How long the body takes to another state, in milliseconds. Rule: LAW-3. */
const TRAVEL_MS = 320

/** The points between two states: along the arc that joins them, else straight on. */
function between({ arcs, bodies }: Course, from: string, to: string) {
  const arc = arcs.find((one) => one.from === from && one.to === to)
  return arc?.points ?? bodies.filter(({ state }) => state === from || state === to)
}

/** Moves an element to the place of the present state when it changes; not when it first appears. */
export function useTravel(course: Course, state: string) {
  const body = useRef<HTMLSpanElement>(null)
  const last = useRef(state)
  useLayoutEffect(() => {
    const from = last.current
    last.current = state
    if (from === state || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    body.current?.animate(between(course, from, state).map(place), {
      duration: TRAVEL_MS,
      easing: 'ease-in-out',
    })
  }, [course, state])
  return body
}
