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

/** The button of a verb: shows its outcome, or why it is disabled. */
export function VerbButton({
  verb: { label, isSuggested = false, disabledReason, run },
  outcome,
  onHot,
}: VerbButtonProps) {
  const text = disabledReason ?? outcome
  const { describedBy, description } = useDescription(text)
  const isOff = disabledReason !== undefined
  const hot = () => onHot(!isOff)
  const cold = () => onHot(false)
  return (
    <>
      <Tooltip text={text}>
        <button
          type="button"
          className={isSuggested ? `${styles.button} ${styles.suggested}` : styles.button}
          aria-disabled={isOff || undefined}
          aria-describedby={describedBy}
          onClick={() => !isOff && run()}
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
