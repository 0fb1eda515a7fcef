import type { Lifecycle } from '#machines/lifecycle/ask'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { courseOf, INNER, type Course } from './drawing'
import styles from './Course.module.css'
import { place, sideOf } from './place'
import { stateWord } from './verb'
import { useLayoutEffect, useRef } from 'react'

/** Duration of the body's move to another state, in milliseconds. Rule: LAW-3. */
const TRAVEL_MS = 320

/** The points between two states: along the arc that joins them, otherwise a straight line. */
function between({ arcs, bodies }: Course, from: string, to: string) {
  const arc = arcs.find((one) => one.from === from && one.to === to)
  return arc?.points ?? bodies.filter(({ state }) => state === from || state === to)
}

/** Animates an element to the current state when it changes; not on mount. */
function useTravel(course: Course, state: string) {
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

/** Number of states on an inner orbit above which only reachable ones show their words. */
const ROOMY = 6

interface CourseDrawingProps {
  lifecycle: Lifecycle
  /** The current state; for one that the lifecycle does not know, the orbit has no body. */
  state: string
  tone: StateTone
  /** The highlighted states, in order: those that an event leads to. */
  lit?: readonly string[]
  /** Without the words of other states, for little room. */
  small?: boolean
}

/** The orbits of a lifecycle with its states and transitions, and the body on the current state. Static. */
export function CourseDrawing({ lifecycle, state, tone, lit = [], small = false }: CourseDrawingProps) {
  const course = courseOf(lifecycle)
  const body = useTravel(course, state)
  const isCrowded = course.bodies.filter(({ orbit }) => orbit === 'inner').length > ROOMY
  const here = course.bodies.find((one) => one.state === state)
  return (
    <div className={small ? `${styles.drawing} ${styles.small}` : styles.drawing} aria-hidden>
      <svg viewBox="-1 -1 2 2" preserveAspectRatio="none" className={styles.orbits}>
        <circle r="1" className={styles.plate} />
        {!small && <circle r="1" className={styles.ring} />}
        <ellipse rx={INNER.x} ry={INNER.y} className={styles.orbit} />
        {course.arcs.map(({ event, from, to, kind, path }) => (
          <path
            key={`${from} ${event}`}
            d={path}
            className={[
              styles.arc,
              from === state && (kind === 'command' ? styles.command : styles.report),
              isLit(lit, from, to) && styles.lit,
            ]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </svg>
      {course.bodies.map((one) => (
        <span
          key={one.state}
          className={styles.state}
          style={place(one)}
          data-orbit={one.orbit}
          data-crowded={isCrowded || undefined}
          data-side={sideOf(one)}
          data-near={lit.includes(one.state) ? 'command' : nearBy(course, state, one.state)}
          data-here={one.state === state || undefined}
          data-permits={one.permits.length > 0 || undefined}
        >
          {one.state !== state && !small && <span className={styles.word}>{stateWord(one.state)}</span>}
        </span>
      ))}
      {here && (
        <span ref={body} className={styles.body} style={place(here)}>
          <StateMark tone={tone} moving={lifecycle.isTransitional(state)} />
        </span>
      )}
    </div>
  )
}

const isLit = (lit: readonly string[], from: string, to: string) =>
  lit.some((state, at) => state === from && lit[at + 1] === to)

/** The kind of the transition from the current state to another one; undefined without one. */
function nearBy({ arcs }: Course, state: string, other: string) {
  const kinds = arcs.filter(({ from, to }) => from === state && to === other).map(({ kind }) => kind)
  return kinds.includes('command') ? 'command' : kinds[0]
}
