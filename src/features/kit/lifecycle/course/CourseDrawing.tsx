import type { ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { StateMark, type StateLook } from '#ui/feedback/StateBadge'
import { courseOf, INNER, type Course } from './drawing'
import styles from './CourseDrawing.module.css'
import { place } from './geometry'
import { useTravel } from './useTravel'
import { beginsBy, isStep, stateWord } from './verb'
import { wordSides } from './words'

/** The points between two states: along the arc that joins them, otherwise a straight line. */
function between({ arcs, bodies }: Course, from: string, to: string) {
  const arc = arcs.find((one) => one.from === from && one.to === to)
  return arc?.points ?? bodies.filter(({ state }) => state === from || state === to)
}

interface CourseDrawingProps {
  lifecycle: Lifecycle
  /** The current state; for one that the lifecycle does not know, the orbit has no body. */
  state: string
  look: StateLook
  /** How long it has been in its state. */
  time?: ReactNode
  /** The highlighted states, in order: those that an event leads to. */
  lit?: readonly string[]
  /** The events of the commands that may be given now. */
  allowed: ReadonlySet<string>
}

/** The orbits of a lifecycle with its states and transitions, and the body on the current state. */
export function CourseDrawing({ lifecycle, state, look, time, lit = [], allowed }: CourseDrawingProps) {
  const course = courseOf(lifecycle)
  const body = useTravel(state, (from, to) => between(course, from, to))
  const sides = wordSides(lifecycle, state, lit)
  const here = course.bodies.find((one) => one.state === state)
  const isPossible = course.arcs.some(({ from, event }) => from === state && allowed.has(event))
  return (
    <div className={styles.room}>
      <div className={styles.drawing}>
        <svg viewBox="-1 -1 2 2" preserveAspectRatio="none" className={styles.orbits} aria-hidden>
          <circle r="1" className={styles.plate} />
          <circle r="1" className={styles.ring} />
          <ellipse rx={INNER.x} ry={INNER.y} className={styles.orbit} />
          {course.arcs.map(({ event, from, to, kind, path }) => (
            <path
              key={`${from} ${event}`}
              d={path}
              className={styles.arc}
              data-by={byOf(isStep(lit, from, to), from === state, kind === 'report', allowed.has(event))}
            />
          ))}
        </svg>
        {course.bodies.map((one) => (
          <span
            key={one.state}
            className={styles.state}
            style={place(one)}
            data-orbit={one.orbit}
            data-side={sides.get(one.state)}
            data-near={lit.includes(one.state) ? 'command' : beginsBy(lifecycle, allowed, state, one.state)}
            aria-hidden
          >
            {one.state !== state && sides.has(one.state) && (
              <span className={styles.word}>{stateWord(one.state)}</span>
            )}
          </span>
        ))}
        {here && (
          <span ref={body} className={styles.body} style={place(here)} aria-hidden>
            <StateMark {...look} />
          </span>
        )}
        <p
          className={styles.present}
          style={here && place(here)}
          data-side={sides.get(state)}
          data-orbit={here?.orbit}
        >
          <b>{stateWord(state)}</b> {time}
        </p>
      </div>
      {isPossible && (
        <span className={styles.key} aria-hidden>
          Gold: possible now
        </span>
      )}
    </div>
  )
}

/** The look of an arc. A command that may not be given now looks like one from another state. */
function byOf(isLit: boolean, isHere: boolean, isReport: boolean, isAllowed: boolean) {
  if (isLit) return 'lit'
  if (!isHere) return undefined
  if (isReport) return 'report'
  return isAllowed ? 'command' : undefined
}
