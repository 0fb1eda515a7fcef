import type { ApiError } from '../../store/model/apiError'
import { RefusalNotice } from './RefusalNotice'

/** The answer of a query's hook, as far as its failure is concerned. */
export interface AskedQuery {
  error?: unknown
  /** What failed: "Could not load users". */
  failed?: string
  refetch(): unknown
}

/** What went wrong with any of the calls a part of a page is made of; what arrived stays in sight below. */
export const QueryFailures = ({
  of: queries,
  what,
}: {
  of: readonly AskedQuery[]
  /** What was asked for, in the middle of a sentence: "disks". */
  what: string
}) =>
  queries.map(
    (query, index) =>
      query.error !== undefined && (
        <RefusalNotice
          key={index}
          error={query.error as ApiError}
          title={query.failed ?? `Could not load ${what}`}
          onRetry={() => void query.refetch()}
        />
      ),
  )
