import type { RefObject } from 'react'
import { Button } from './Button'
import styles from './ChoiceNotice.module.css'
import { statusText, type ChoiceStatus } from './choices'

interface ChoiceNoticeProps {
  id: string
  status: ChoiceStatus
  plural: string
  /** Takes the focus when the button that was pressed goes away. */
  control: RefObject<HTMLElement | null>
}

/** Says below a picker why its list did not come, and offers to ask again. Always mounted, so that it is announced. */
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
