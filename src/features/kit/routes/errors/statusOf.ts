import { isRouteErrorResponse } from 'react-router'
import { isApiError, type ApiError } from '#store/model/apiError'

/** The call whose failure made a route answer that it is not found; undefined for any other error. */
export const callBehind = (error: unknown): ApiError | undefined =>
  isRouteErrorResponse(error) && isApiError(error.data) ? error.data : undefined

/** The status of a call or of a route that answered; undefined for any other error. */
export function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return isApiError(error) ? error.statusCode : undefined
}
