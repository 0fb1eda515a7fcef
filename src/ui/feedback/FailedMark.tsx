import RefreshCw from 'lucide-react/icons/refresh-cw'
import styles from './FailedMark.module.css'
import { Spinner } from './Spinner'
import { Tooltip, useDescription } from '../overlays/Tooltip'

interface FailedMarkProps {
  /** The full error, in a tooltip. */
  reason: string
  /** Retries. Undefined if a retry cannot help. */
  onRetry?: () => void
  /** The retry is running. */
  busy?: boolean
  /** One or two words. */
  children?: string
}

/** Replaces a value whose own request failed: short enough for a cell, and different from "none". */
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
          {busy ? <Spinner /> : <RefreshCw size={12} aria-hidden />}
          Try again
        </button>
      </Tooltip>
      {description}
    </span>
  )
}
