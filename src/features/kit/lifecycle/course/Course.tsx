import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  Suspense,
  useId,
  useState,
  type ReactNode,
  type RefCallback,
  useEffect,
  useRef,
  type RefObject,
} from 'react'
import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StateLook } from '#ui/feedback/StateBadge'
import { Spinner } from '#ui/feedback/Spinner'
import { lazyPart } from '#ui/lazyPart'
import { Tooltip, useDescription } from '#ui/overlays/Tooltip'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { useConfirm } from '#store/hooks'
import styles from './Course.module.css'
import { CourseLine } from './CourseLine'
import { isPossible, outcomeOf, statesAfter, type Verb } from './verb'
import { useRoving } from './useRoving'

const CourseDrawing = lazyPart(async () => (await import('./CourseDrawing')).CourseDrawing)

/** Explains, at the button of a verb, why it is not allowed now. */
interface Explanation {
  ref: RefCallback<HTMLButtonElement>
  preload: () => void
  open: (button: HTMLButtonElement) => void
}

interface VerbButtonProps {
  verb: Verb
  /** The states that it leads to. */
  outcome: string
  /** Reports that the pointer or the focus enters or leaves. */
  onHot: (isHot: boolean) => void
  explain: Explanation | undefined
}

/**
 * The button of a verb, in one place in any state: shows its outcome, or asks why it is not allowed now and shows the
 * reason. One element, so that an explanation that is open at it keeps its place when the state allows the verb.
 */
function VerbButton({ verb, outcome, onHot, explain }: VerbButtonProps) {
  const { label, isSuggested = false, reason, planned, isAsked = false, run } = verb
  const isNow = isPossible(verb)
  const text = isNow ? outcome : (reason?.text ?? planned?.first)
  const { describedBy, description } = useDescription(text)
  const hot = () => onHot(isNow)
  const cold = () => onHot(false)
  const look = isNow ? isSuggested && styles.suggested : styles.notNow
  return (
    <>
      <Tooltip text={text}>
        <button
          ref={explain?.ref}
          type="button"
          className={look ? `${styles.button} ${look}` : styles.button}
          aria-label={isNow ? undefined : `Why not ${label.toLowerCase()}?`}
          aria-haspopup={isNow ? undefined : 'dialog'}
          aria-describedby={describedBy}
          aria-busy={isAsked || undefined}
          aria-disabled={isAsked || undefined}
          onClick={({ currentTarget }) =>
            isAsked ? undefined : isNow ? run() : explain?.open(currentTarget)
          }
          // Not by entering: a verb may become possible below a pointer that stands still.
          onPointerMove={hot}
          onPointerEnter={explain?.preload}
          onPointerLeave={cold}
          onFocus={() => {
            explain?.preload()
            hot()
          }}
          onBlur={cold}
        >
          <span className={isAsked ? styles.asked : undefined}>
            {isAsked && <Spinner />}
            {label}
          </span>
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
  explain?: Explanation
  /** Whether the whole drawing is open, and its switch. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  /** In place of the line, while the whole drawing is open. */
  more?: ReactNode
}

/**
 * Focuses a section when the button in it that had the focus is gone, so that the keyboard stays in its place: the verb
 * that was carried out is not allowed afterwards. A confirm dialog in between returns the focus first.
 *
 * @param toolbar the element with the buttons
 * @returns the ref of the section
 */
function useFocusKept(toolbar: RefObject<HTMLElement | null>) {
  const section = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)
  // Renders again when the dialog closes.
  const asks = useConfirm()
  useEffect(() => {
    const { activeElement } = document
    if (activeElement && toolbar.current?.contains(activeElement)) last.current = activeElement
    else if (last.current?.isConnected === false && !asks && activeElement === document.body) {
      last.current = null
      section.current?.focus()
    }
  })
  return section
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
  const facts = {
    lifecycle,
    state,
    look,
    time,
    lit: hot === undefined ? [] : statesAfter(lifecycle, state, hot),
    allowed: new Set(verbs.filter(isPossible).map(({ event }) => event)),
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
              {verbs.map((verb) => (
                <VerbButton
                  key={verb.event}
                  verb={verb}
                  outcome={outcomeOf(lifecycle, state, verb.event, effect)}
                  onHot={(isHot) => setHot(isHot ? verb.event : undefined)}
                  explain={explain}
                />
              ))}
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
