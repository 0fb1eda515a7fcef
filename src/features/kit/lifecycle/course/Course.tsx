import ChevronDown from 'lucide-react/icons/chevron-down'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { orList, type Lifecycle } from '#machines/lifecycle/ask'
import type { StateLook } from '#ui/feedback/StateBadge'
import { lazyPart } from '#ui/lazyPart'
import { Tooltip, useDescription } from '#ui/overlays/Tooltip'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './Course.module.css'
import { CourseLine } from './CourseLine'
import { isPossible, outcomeOf, statesAfter, type Verb } from './verb'
import { useFocusKept } from './useFocusKept'
import { useRoving } from './useRoving'

const CourseDrawing = lazyPart(async () => (await import('./CourseDrawing')).CourseDrawing, { isRare: true })

interface VerbButtonProps {
  verb: Verb
  /** The states that it leads to. */
  outcome: string
  /** Reports that the pointer or the focus enters or leaves. */
  onHot: (isHot: boolean) => void
}

/** The button of a verb that is allowed now: shows its outcome. */
function VerbButton({ verb: { label, isSuggested = false, run }, outcome, onHot }: VerbButtonProps) {
  const { describedBy, description } = useDescription(outcome)
  const hot = () => onHot(true)
  const cold = () => onHot(false)
  return (
    <>
      <Tooltip text={outcome}>
        <button
          type="button"
          className={isSuggested ? `${styles.button} ${styles.suggested}` : styles.button}
          aria-describedby={describedBy}
          onClick={run}
          // Not by entering: a button may appear below a pointer that stands still.
          onPointerMove={hot}
          onPointerLeave={cold}
          onFocus={hot}
          onBlur={cold}
        >
          {label}
        </button>
      </Tooltip>
      {description}
    </>
  )
}

interface CourseProps {
  /** The accessible name of the section; must be unique on its page. */
  label?: string
  lifecycle: Lifecycle
  state: string
  look: StateLook
  /** The commands, in the order of importance. Those not allowed now say why. */
  verbs: readonly Verb[]
  /** How long it has been in its state. */
  time?: ReactNode
  /** Another effect of a command, by the states it starts and ends with: "frees 4 vCPUs". */
  effect?: (from: string, to: string) => string | undefined
  /** In place of the verbs: a plan that runs. */
  plan?: ReactNode
  /** A button that explains the commands that are not allowed now, given its text. */
  explain?: (text: string) => ReactNode
  /** Whether the whole drawing is open, and its switch. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  /** In place of the line, while the whole drawing is open. */
  more?: ReactNode
}

/** "Why not start or delete?", for the commands that are not allowed now; in short for many. */
function question(notNow: readonly Verb[], isNothing: boolean) {
  if (notNow.length > 3) return isNothing ? 'Why can’t I change it?' : 'Why not more?'
  return `Why not ${orList(notNow.map(({ label }) => label.toLowerCase()))}?`
}

/**
 * The course of a resource as a line: its usual states with the body on the current one, and its verbs or its plan. The
 * whole drawing of its lifecycle opens below it where there is room. The verbs are one toolbar: one tab stop, arrow
 * keys within.
 */
export function Course({
  label = 'Course',
  lifecycle,
  state,
  look,
  verbs,
  time,
  effect,
  plan,
  explain,
  isWhole,
  onWhole,
  more,
}: CourseProps) {
  const [hot, setHot] = useState<string>()
  const drawing = useId()
  const roving = useRoving()
  const section = useFocusKept(roving.ref)
  const now = verbs.filter(isPossible)
  const notNow = verbs.filter((verb) => !isPossible(verb))
  const facts = {
    lifecycle,
    state,
    look,
    time,
    lit: hot === undefined ? [] : statesAfter(lifecycle, state, hot),
    allowed: new Set(now.map(({ event }) => event)),
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={label} className={styles.course}>
      <div className={styles.row} data-whole={isWhole || undefined}>
        <div className={styles.line}>
          <CourseLine {...facts} />
        </div>
        {isWhole && <div className={styles.more}>{more}</div>}
        <div className={styles.actions}>
          {plan ?? (
            <div role="toolbar" aria-label="Commands" className={styles.verbs} {...roving}>
              {verbs.map((verb) =>
                isPossible(verb) ? (
                  <VerbButton
                    key={verb.event}
                    verb={verb}
                    outcome={outcomeOf(lifecycle, state, verb.event, effect)}
                    onHot={(isHot) => setHot(isHot ? verb.event : undefined)}
                  />
                ) : (
                  // Keeps its place, so that no other verb comes there with the next state.
                  <span key={verb.event} className={styles.absent} data-verb={verb.label} aria-hidden />
                ),
              )}
              {notNow.length > 0 && explain?.(question(notNow, now.length === 0))}
            </div>
          )}
          <button
            type="button"
            className={styles.quiet}
            data-wide
            aria-expanded={isWhole}
            aria-controls={isWhole ? drawing : undefined}
            onPointerEnter={CourseDrawing.preload}
            onFocus={CourseDrawing.preload}
            onClick={() => onWhole(!isWhole)}
          >
            {plan ? <VisuallyHidden>Whole course</VisuallyHidden> : 'Whole course'}
            <ChevronDown size={14} aria-hidden className={styles.chevron} />
          </button>
        </div>
        {isWhole && (
          <div id={drawing} className={styles.whole}>
            <Suspense>
              <CourseDrawing {...facts} />
            </Suspense>
          </div>
        )}
      </div>
    </section>
  )
}
