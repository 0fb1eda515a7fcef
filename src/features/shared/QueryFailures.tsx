import type { ApiError } from '#store/model/apiError'
import { ErrorNotice } from './ErrorNotice'

/** The part of a query hook's result that concerns errors. */
export interface AskedQuery {
  error?: unknown
  /** The title of the error: "Could not load users". */
  failed?: string
  refetch(): unknown
}

/** The errors of the calls of a part of a page; loaded data stays visible below. */
export const QueryFailures = ({
  of: queries,
  what,
}: {
  of: readonly AskedQuery[]
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
