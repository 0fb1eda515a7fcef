import type { ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { StateMark, type StateLook } from '#ui/feedback/StateBadge'
import styles from './CourseLine.module.css'
import { styleAt, type OrbitPoint } from './geometry'
import { lineOf, lineSide, placeIn, SPUR, stepBetween, type LineSide } from './flatCourse'
import { useTravel } from './useTravel'
import { beginsBy, isStep, stateWord } from './verb'

interface CourseLineProps {
  lifecycle: Lifecycle
  /** The current state; the line has no body for one that the lifecycle does not know. */
  state: string
  look: StateLook
  /** How long it has been in its state. */
  time?: ReactNode
  /** The highlighted states, in order: those that an event leads to. */
  lit?: readonly string[]
  /** The events of the commands that may be given now. */
  allowed: ReadonlySet<string>
}

/**
 * The course as a line: the usual states on a flat orbit, the body with its word and its time on the current one. A
 * state that is not usual is shown while it is the current one, or while a verb that leads there is pointed at; then an
 * orbit has the steps of its commands too.
 */
export function CourseLine({ lifecycle, state, look, time, lit = [], allowed }: CourseLineProps) {
  const line = lineOf(lifecycle)
  const body = useTravel(state, (from, to) => stepBetween(line, from, to).points)
  const { places, steps } = line
  const isKnown = lifecycle.states.includes(state)
  const aside = places.has(state) ? lit.find((one) => !places.has(one)) : state
  const across = lit.flatMap((from, index) => {
    const to = lit[index + 1]
    const isOne = to !== undefined && (places.has(from) || from === aside) && (places.has(to) || to === aside)
    return isOne && !steps.some((step) => step.from === from && step.to === to)
      ? [stepBetween(line, from, to)]
      : []
  })
  // On a straight line, a step would run over the states between.
  const offered =
    places.has(state) || !lifecycle.usual.isRound
      ? []
      : [...places.keys()].flatMap((to) =>
          beginsBy(lifecycle, allowed, state, to) === 'command' && !isStep(lit, state, to)
            ? [stepBetween(line, state, to)]
            : [],
        )
  const others = [...places.keys(), ...(aside === undefined ? [] : [aside])].filter((one) => one !== state)
  const side = lineSide(line, state, true)
  return (
    <div
      className={styles.line}
      data-straight={!lifecycle.usual.isRound || undefined}
      data-spur={line.hasSpur || undefined}
    >
      <div className={styles.orbit} aria-hidden>
        <svg viewBox="-1 -1 2 2" preserveAspectRatio="none" className={styles.paths}>
          {line.hasSpur && aside !== undefined && lineSide(line, aside, false) === 'beside' && (
            <path d={SPUR} className={styles.path} />
          )}
          {[...steps, ...offered, ...across].map(({ from, to, path }) => (
            <path
              key={`${from} ${to}`}
              d={path}
              className={styles.path}
              data-by={
                isStep(lit, from, to)
                  ? 'lit'
                  : from === state
                    ? beginsBy(lifecycle, allowed, from, to)
                    : undefined
              }
            />
          ))}
        </svg>
        {others.map((one) => (
          <span
            key={one}
            className={styles.dot}
            style={styleAt(placeIn(line, one))}
            data-lit={lit.includes(one) || undefined}
          />
        ))}
        {isKnown && (
          <span ref={body} className={styles.body} style={styleAt(placeIn(line, state))}>
            <StateMark {...look} />
          </span>
        )}
      </div>
      {others.map((one) => (
        <span
          key={one}
          aria-hidden
          className={styles.word}
          style={shift(lineSide(line, one, false), placeIn(line, one))}
          data-side={lineSide(line, one, false)}
          data-lit={lit.includes(one) || undefined}
          data-yields={side === 'beside' || undefined}
        >
          {stateWord(one)}
        </span>
      ))}
      <p
        className={styles.present}
        style={shift(side, placeIn(line, state))}
        data-side={side}
        data-alone={places.size < 3 || undefined}
      >
        <b>{stateWord(state)}</b> {time}
      </p>
    </div>
  )
}

/** Moves a word in its cell to its state. */
function shift(side: LineSide, { x }: OrbitPoint) {
  if (side === 'above' || side === 'below') return { left: `${x * 50}%` }
  return side === 'beside' ? { left: styleAt({ x, y: 0 }).left } : undefined
}
