import { answerWords } from '#store/api/wire/errors'
import type { ApiError } from '#model/apiError'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import button from '#ui/actions/Button.module.css'
import { CopyErrorReport } from './CopyErrorReport'
import styles from './ErrorCard.module.css'
import { RequestId } from './RequestId'

export interface ErrorNoticeProps {
  error: ApiError
  /** "Could not load disks". */
  title: string
  onRetry?: () => void
  /** Shows what led to it. */
  onExplain?: () => void
  /** The request was to change something. */
  isChange?: boolean
}

/** The content of an `ErrorNotice`. */
export function ErrorCard({ error, title, onRetry, onExplain, isChange = false }: ErrorNoticeProps) {
  return (
    <Notice tone="failed" title={title}>
      <p className={styles.line}>{answerWords(error, isChange)}</p>
      {error.requestId && (
        <p className={styles.line}>
          <RequestId value={error.requestId} />
        </p>
      )}
      <p className={`${styles.actions} ${button.line}`}>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
        {onExplain && (
          <Button size="small" onClick={onExplain}>
            Why?
          </Button>
        )}
        <CopyErrorReport of={error} />
      </p>
    </Notice>
  )
}
