import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../store/model/apiError'

/** Goes to another page when what this one shows turns out to be out of reach. */
export function useLeaveWhenGone(query: { error?: unknown }, to: string) {
  const go = useNavigate()
  const isGone = isApiError(query.error) && query.error.statusCode === 404
  useEffect(() => {
    if (isGone) void go(to, { replace: true })
  }, [isGone, go, to])
}
