import { useState } from 'react'
import { auditLogApi } from '#store/api/resources/auditLog'
import { personOf, weekAgo } from '#model/auditEntry'
import { partLimit } from '#model/paging'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import { useMe } from '#features/kit/roles/useMe'

/** The number of entries of the audit log in which the user's own last call is looked for. */
const LOOKED_AT = partLimit(100)

/**
 * The address from which the region last saw the user, by the last call in the audit log. A browser does not know it: a
 * proxy in between has another one. Undefined if the log has no call of the last week, or cannot be read.
 */
export function useOwnAddress(): string | undefined {
  const [startTime] = useState(weekAgo)
  const { me } = useMe()
  const { data } = auditLogApi.endpoints.auditLogList.useQuery({
    startTime,
    limit: LOOKED_AT,
    sortBy: NEWEST_FIRST,
  })
  return data?.items.find((entry) => personOf(entry) === me?.id)?.sourceIp
}
