/** The one shape in which a failed call reaches a screen. Source: specification §8. */
export interface ApiError {
  /** What a person reads; already in the words of the error catalogue. */
  message: string
  /** The server's own code (`Forbidden`, `ObjectNotFound` …), if it gave one. */
  errorCode?: string
  /** HTTP status; 0 when no answer arrived at all. */
  statusCode: number
  /** The id under which the server logged the call; shown with a copy button. */
  requestId?: string
}

/** Whether an unknown value is an {@link ApiError}. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ApiError).message === 'string' &&
  typeof (value as ApiError).statusCode === 'number'

/** Any thrown value as a screen shows it; one that is not the server's is an error of this console. */
export const asApiError = (thrown: unknown): ApiError =>
  isApiError(thrown) ? thrown : { message: 'The call could not be made', statusCode: 0 }
