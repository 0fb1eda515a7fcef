import { answerWords } from '#store/api/wire/errors'
import { isForbidden, type ApiError } from '#model/apiError'
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
  /** Not offered where a role is the reason. */
  onRetry?: () => void
  /** Shows what led to it. */
  onExplain?: () => void
  /** The request was to change something. */
  isChange?: boolean
}

/** Who can help against a refusal. */
const HELPERS = 'An admin can give you a role that allows it.'

/** The content of an `ErrorNotice`. A refusal is not red, and has no retry: it takes another role. Rule: ERR-10. */
export function ErrorCard({ error, title, onRetry, onExplain, isChange = false }: ErrorNoticeProps) {
  const isRefused = isForbidden(error)
  return (
    <Notice tone={isRefused ? 'refused' : 'failed'} title={title}>
      <p className={styles.line}>
        {answerWords(error, isChange)}
        {isRefused && `. ${HELPERS}`}
      </p>
      {error.requestId && (
        <p className={styles.line}>
          <RequestId value={error.requestId} />
        </p>
      )}
      <p className={`${styles.actions} ${button.line}`}>
        {onRetry && !isRefused && (
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
