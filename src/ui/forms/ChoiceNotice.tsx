import type { RefObject } from 'react'
import { Button } from '../actions/Button'
import styles from './ChoiceNotice.module.css'
import { statusText, type ChoiceStatus } from './choices'

interface ChoiceNoticeProps {
  id: string
  status: ChoiceStatus
  plural: string
  /** Receives the focus when the pressed button is removed. */
  control: RefObject<HTMLElement | null>
}

/** Shows below a picker why its list is missing, with a retry. Always mounted, so that changes are announced. */
export const ChoiceNotice = ({ id, status, plural, control }: ChoiceNoticeProps) => (
  <div id={id} role="status" className={styles.notice}>
    {status.state === 'forbidden' && statusText(status, plural)}
    {status.state === 'failed' && (
      <>
        <span className={styles.failed}>
          {statusText(status, plural)}: {status.detail}
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

/** Whether {@link ChoiceNotice} has something to say, for `aria-describedby`. */
export const hasNotice = (status: ChoiceStatus) => status.state === 'failed' || status.state === 'forbidden'
