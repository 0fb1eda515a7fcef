import type { ApiError } from '#model/apiError'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import type { FailableQuery } from './queryLike'

/** The errors of the calls of a part of a page; loaded data stays visible below. */
export const QueryFailures = ({
  of: queries,
  what,
}: {
  of: readonly FailableQuery[]
  /** The object of the request, within a sentence: "disks". */
  what: string
}) =>
  queries.map(
    (query, index) =>
      query.error !== undefined && (
        <ErrorNotice
          key={index}
          error={query.error as ApiError}
          title={query.failed ?? `Could not load ${what}`}
          onRetry={() => void query.refetch()}
        />
      ),
  )
