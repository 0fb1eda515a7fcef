import { useState, type ReactNode } from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StateTone } from '#ui/feedback/StateBadge'
import styles from './Course.module.css'
import { CourseDrawing } from './CourseDrawing'
import { courseOf, statesAfter } from './drawing'
import { place, sideOf } from './place'
import { outcomeOf, stateWord, type Verb } from './verb'
import { VerbButton } from './VerbButton'
import { useRoving } from './useRoving'

interface CourseProps {
  /** The accessible name of the section; must be unique on its page. */
  label?: string
  lifecycle: Lifecycle
  state: string
  tone: StateTone
  /** The commands, in the order of importance. Those not allowed now say why. */
  verbs: readonly Verb[]
  /** How long it has been in its state. */
  time?: ReactNode
  /** Another effect of a command, by the states it starts and ends with: "frees 4 vCPUs". */
  effect?: (from: string, to: string) => string | undefined
}

/**
 * The course of a resource: its lifecycle as an orbit, made from its machine, with the body on the present state. The
 * arcs that may be taken now carry their verbs; in a narrow place only the state and the verbs are shown. The verbs are
 * one toolbar: one tab stop, arrow keys within.
 */
export function Course({ label = 'Course', lifecycle, state, tone, verbs, time, effect }: CourseProps) {
  const [hot, setHot] = useState<string>()
  const roving = useRoving()
  const now = verbs.filter(({ disabledReason }) => disabledReason === undefined)
  const notNow = verbs.filter(({ disabledReason }) => disabledReason !== undefined)
  const { arcs, bodies } = courseOf(lifecycle)
  const here = bodies.find((body) => body.state === state)
  const middleOf = (event: string) => {
    const arc = arcs.find((one) => one.from === state && one.event === event)
    return arc?.points[Math.floor(arc.points.length / 2)]
  }
  return (
    <section aria-label={label} className={styles.course}>
      <div className={styles.room}>
        <CourseDrawing
          lifecycle={lifecycle}
          state={state}
          tone={tone}
          lit={hot === undefined ? [] : statesAfter(lifecycle, state, hot)}
        />
        <div className={styles.overlay}>
          <p
            className={styles.present}
            style={here ? place(here) : undefined}
            data-side={here ? sideOf(here) : 'none'}
          >
            <b>{stateWord(state)}</b> {time}
          </p>
          <div role="toolbar" aria-label="Commands" className={styles.verbs} {...roving}>
            {[...now, ...notNow].map((verb) => {
              const middle = verb.disabledReason === undefined ? middleOf(verb.event) : undefined
              return (
                <span
                  key={verb.event}
                  className={middle ? `${styles.verb} ${styles.onArc}` : styles.verb}
                  style={middle ? place(middle) : undefined}
                >
                  {verb === notNow[0] && (
                    <span className={styles.notNow} aria-hidden>
                      Not now:
                    </span>
                  )}
                  <VerbButton
                    verb={verb}
                    outcome={outcomeOf(lifecycle, state, verb.event, effect)}
                    onHot={(isHot) => setHot(isHot ? verb.event : undefined)}
                  />
                </span>
              )
            })}
          </div>
        </div>
      </div>
    </section>
  )
}
