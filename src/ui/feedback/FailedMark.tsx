import Lock from 'lucide-react/icons/lock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import styles from './FailedMark.module.css'
import { Spinner } from './Spinner'
import { Tooltip, useDescription } from '../overlays/Tooltip'

interface FailedMarkProps {
  /** The full error, in a tooltip. */
  reason: string
  onRetry: () => void
  /** The retry is running. */
  busy?: boolean
}

/** Replaces a value whose own request failed: short enough for a cell, and different from "none". */
export function FailedMark({ reason, onRetry, busy = false }: FailedMarkProps) {
  const { describedBy, description } = useDescription(reason)
  return (
    <span className={styles.mark}>
      <span>Failed</span>
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

/** Replaces a value that the user's role does not allow to read: no failure, and a retry cannot help. */
export const NoAccessMark = ({ reason }: { reason: string }) => (
  <Tooltip text={reason}>
    <span
      className={`${styles.mark} ${styles.locked}`}
      tabIndex={0}
      role="note"
      aria-label={`No access: ${reason}`}
    >
      <Lock size={12} aria-hidden />
      No access
    </span>
  </Tooltip>
)
