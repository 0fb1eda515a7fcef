import { useState, type ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { StateMark, type StateLook } from '#ui/feedback/StateBadge'
import { courseOf, INNER, type DrawnCourse, type CourseArc } from './drawing'
import styles from './CourseDrawing.module.css'
import { styleAt } from './geometry'
import { useTravel } from './useTravel'
import { beginsBy, isStep, stateWord } from './verb'
import { wordSides } from './wordSides'

/** The points between two states: along the arc that joins them, otherwise a straight line. */
function between({ arcs, bodies }: DrawnCourse, from: string, to: string) {
  const arc = arcs.find((one) => one.from === from && one.to === to)
  return arc?.points ?? bodies.filter(({ state }) => state === from || state === to)
}

const keyOf = ({ from, event }: CourseArc) => `${from} ${event}`

/** `pointed`: an arc of the state under the pointer. */
type ArcLook = 'lit' | 'command' | 'report' | 'pointed'

const Arc = ({ path, by }: CourseArc & { by: ArcLook | undefined }) => (
  <path d={path} className={styles.arc} data-by={by} />
)

/** Who makes the transitions that are possible now. */
const KEYS = { command: 'You can', report: 'The region can' }

/** The look of an arc. A command that may not be given now looks like one from another state. */
function byOf(
  { event, from, to, kind }: CourseArc,
  state: string,
  lit: readonly string[],
  allowed: ReadonlySet<string>,
  pointed: string | undefined,
): ArcLook | undefined {
  if (isStep(lit, from, to)) return 'lit'
  if (from === state && kind === 'report') return 'report'
  if (from === state && allowed.has(event)) return 'command'
  return from === pointed || to === pointed ? 'pointed' : undefined
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
  const [pointed, setPointed] = useState<string>()
  const arcs = course.arcs.map((arc) => ({ ...arc, by: byOf(arc, state, lit, allowed, pointed) }))
  const golden = arcs.filter(({ by }) => by === 'lit' || by === 'command')
  const reported = arcs.filter(({ by }) => by === 'report')
  const others = arcs.filter((arc) => !golden.includes(arc) && !reported.includes(arc))
  const keys = (['command', 'report'] as const).filter((kind) => arcs.some(({ by }) => by === kind))
  return (
    <div className={styles.room}>
      <div className={styles.drawing}>
        <svg viewBox="-1 -1 2 2" preserveAspectRatio="none" className={styles.orbits} aria-hidden>
          <circle r="1" className={styles.plate} />
          <circle r="1" className={styles.ring} />
          <ellipse rx={INNER.x} ry={INNER.y} className={styles.orbit} />
          {others.map((arc) => (
            <Arc key={keyOf(arc)} {...arc} />
          ))}
          {golden.map((arc) => (
            <path key={keyOf(arc)} d={arc.path} className={styles.clear} />
          ))}
          {[...reported, ...golden].map((arc) => (
            <Arc key={keyOf(arc)} {...arc} />
          ))}
        </svg>
        {course.bodies.map((one) => (
          <span
            key={one.state}
            className={styles.state}
            style={styleAt(one)}
            data-orbit={one.orbit}
            data-side={sides.get(one.state)}
            data-near={lit.includes(one.state) ? 'command' : beginsBy(lifecycle, allowed, state, one.state)}
            onPointerEnter={() => setPointed(one.state)}
            onPointerLeave={() => setPointed(undefined)}
            aria-hidden
          >
            {one.state !== state && sides.has(one.state) && (
              <span className={styles.word}>{stateWord(one.state)}</span>
            )}
          </span>
        ))}
        {here && (
          <span ref={body} className={styles.body} style={styleAt(here)} aria-hidden>
            <StateMark {...look} />
          </span>
        )}
        <p
          className={styles.present}
          style={here && styleAt(here)}
          data-side={sides.get(state)}
          data-orbit={here?.orbit}
        >
          <b>{stateWord(state)}</b> {time}
        </p>
      </div>
      <div className={styles.keys} aria-hidden>
        {keys.map((kind) => (
          <span key={kind}>
            <svg width="20" height="4" className={styles.key}>
              <path d="M0 2H20" className={styles.arc} data-by={kind} />
            </svg>
            {KEYS[kind]}
          </span>
        ))}
      </div>
    </div>
  )
}
