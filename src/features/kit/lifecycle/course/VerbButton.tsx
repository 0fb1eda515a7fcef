import { Tooltip, useDescription } from '#ui/overlays/Tooltip'
import styles from './Course.module.css'
import type { Verb } from './verb'

interface VerbButtonProps {
  verb: Verb
  /** The states that it leads to. */
  outcome: string
  /** Reports that the pointer or the focus enters or leaves. */
  onHot: (isHot: boolean) => void
}

/** The button of a verb that is allowed now: shows its outcome. */
export function VerbButton({ verb: { label, isSuggested = false, run }, outcome, onHot }: VerbButtonProps) {
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
          onPointerEnter={hot}
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
