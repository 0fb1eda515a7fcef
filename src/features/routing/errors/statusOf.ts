import { isRouteErrorResponse } from 'react-router'
import { isApiError } from '#store/model/apiError'

/** The status of a call or of a route that answered; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return isApiError(error) ? error.statusCode : undefined
}
