import { isRouteErrorResponse } from 'react-router'
import { isApiError, type ApiError } from '#model/apiError'

/** The failed request behind a route's not-found error; undefined for any other error. */
export const callBehind = (error: unknown): ApiError | undefined =>
  isRouteErrorResponse(error) && isApiError(error.data) ? error.data : undefined

/** The status of a failed request or of a route error; undefined for any other error. */
export function httpStatusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return isApiError(error) ? error.statusCode : undefined
}
