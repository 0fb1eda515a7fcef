import type { RefObject } from 'react'
import { Button } from '../actions/Button'
import styles from './ChoiceNotice.module.css'
import { choiceStatusText, type ChoiceStatus } from './choiceStatusText'

interface ChoiceNoticeProps {
  id: string
  status: ChoiceStatus
  plural: string
  /** Gets the focus when the pressed button disappears. */
  control: RefObject<HTMLElement | null>
}

/**
 * A message below a picker whose list is missing, with a retry. Always mounted, so that changes are announced.
 */
export const ChoiceNotice = ({ id, status, plural, control }: ChoiceNoticeProps) => (
  <div id={id} role="status" className={styles.notice}>
    {status.state === 'forbidden' && choiceStatusText(status, plural)}
    {status.state === 'failed' && status.isSaidAbove && (
      <span className={styles.failed}>Not loaded, see above</span>
    )}
    {status.state === 'failed' && !status.isSaidAbove && (
      <>
        <span className={styles.failed}>
          {choiceStatusText(status, plural)}: {status.detail}
        </span>
        <Button
          size="small"
          onClick={() => {
            control.current?.focus()
            status.onRetry()
          }}
        >
          Try again
        </Button>
      </>
    )}
  </div>
)

/** Whether {@link ChoiceNotice} has a message, for `aria-describedby`. */
export const hasNotice = (status: ChoiceStatus) => status.state === 'failed' || status.state === 'forbidden'
