import { Skeleton } from '#ui/feedback/Skeleton'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { QueryFailures } from './QueryFailures'
import type { FailableQuery } from './queryLike'

/**
 * Shown instead of missing data: loading, or the error with a retry.
 *
 * @param noun within a sentence: "disks"
 */
export const PendingQuery = ({ query, noun }: { query: FailableQuery; noun: string }) =>
  query.error === undefined ? (
    <div role="status" aria-label={`Loading ${noun}`}>
      <Skeleton width="100%" />
    </div>
  ) : (
    <QueryFailures of={[{ ...query, failed: loadFailureTitle(noun) }]} what={noun} />
  )
