import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '#store/model/apiError'

/**
 * Leaves the page when its resource is no longer accessible.
 *
 * @param status of the answer that means so: the fleet is forbidden, everything else is not found. Rule: ROLE-4.
 */
export function useLeaveWhenGone(query: { error?: unknown }, to: string, status: 403 | 404) {
  const go = useNavigate()
  const isGone = isApiError(query.error) && query.error.statusCode === status
  useEffect(() => {
    if (isGone) void go(to, { replace: true })
  }, [isGone, go, to])
}
