/** The shape of a failed call for pages. Rule: ERR-1. */
export interface ApiError {
  /** The user-facing message. */
  message: string
  /** The answer had no readable message; this is the console's own. */
  isUnexplained?: true
  /** The server's own code (`Forbidden`, `ObjectNotFound` …), if it gave one. */
  errorCode?: string
  /** HTTP status; 0 when no answer arrived at all. */
  statusCode: number
  /** The id under which the server logged the call; shown with a copy button. */
  requestId?: string
  /** A deletion found nothing to delete: its goal is reached already. Rule: CMD-5. */
  isGone?: true
}

/** Whether an unknown value is an {@link ApiError}. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ApiError).message === 'string' &&
  typeof (value as ApiError).statusCode === 'number'

/** Whether an error means that the resource to delete is gone. */
export const isAlreadyGone = (error: unknown): boolean => isApiError(error) && error.isGone === true

/** Any thrown value as an {@link ApiError}; anything that is not from the server is an error of the console. */
export const asApiError = (thrown: unknown): ApiError =>
  isApiError(thrown) ? thrown : { message: 'The call could not be made', statusCode: 0 }
