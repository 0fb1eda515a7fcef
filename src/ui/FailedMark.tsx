import { RefreshCw } from 'lucide-react'
import styles from './FailedMark.module.css'
import { Tooltip, useDescription } from './Tooltip'

interface FailedMarkProps {
  /** What went wrong, in full. It is in a tip. */
  reason: string
  /** Asks again. Without it, asking again changes nothing. */
  onRetry?: () => void
  /** The retry is under way. */
  busy?: boolean
  /** One or two words. */
  children?: string
}

/** Stands where a value of its own call could not be had: short enough for a cell, and not to be taken for "none". */
export function FailedMark({ reason, onRetry, busy = false, children = 'Failed' }: FailedMarkProps) {
  const { describedBy, description } = useDescription(reason)
  if (!onRetry)
    return (
      <Tooltip text={reason}>
        <span className={styles.mark} tabIndex={0} role="note" aria-label={`${children}: ${reason}`}>
          {children}
        </span>
      </Tooltip>
    )
  return (
    <span className={styles.mark}>
      <span>{children}</span>
      <Tooltip text={reason}>
        <button
          type="button"
          className={styles.retry}
          aria-describedby={describedBy}
          aria-disabled={busy || undefined}
          onClick={(event) => {
            event.stopPropagation()
            if (!busy) onRetry()
          }}
        >
          <RefreshCw size={12} className={busy ? styles.turning : undefined} aria-hidden />
          Try again
        </button>
      </Tooltip>
      {description}
    </span>
  )
}
