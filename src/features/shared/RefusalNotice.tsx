import type { ApiError } from '../../store/model/apiError'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { RequestId } from './RequestId'

/** What went wrong, in the server's words, with the request's id to quote and a way on. */
export function RefusalNotice({
  error,
  title,
  onRetry,
}: {
  error: ApiError
  /** What failed: "Could not load disks". */
  title: string
  onRetry?: () => void
}) {
  return (
    <Notice tone="failed" title={title}>
      <p>{error.message}</p>
      {error.requestId && (
        <p>
          <RequestId value={error.requestId} />
        </p>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  )
}
