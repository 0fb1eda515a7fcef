/** A field that the user and another client have changed, each to another value. */
export interface Clash {
  field: string
  was: unknown
  mine: unknown
  theirs: unknown
}

/** A failed request as pages see it. The body is `{message, error_code, request_id}`, without a code when there is none. */
export interface ApiError {
  /** The user-facing message. */
  message: string
  /** The message without “try again”, if it ends with it: for what offers another try itself. */
  brief?: string
  /** The response had no readable message; `message` is the console's own. */
  isUnexplained?: true
  /** The server's own code (`Forbidden`, `ObjectNotFound` …), if it gave one. */
  errorCode?: string
  /** HTTP status; 0 without a response. */
  statusCode: number
  /** The id under which the server logged the request; shown with a copy button. */
  requestId?: string
  /** A deletion found nothing to delete, so its goal is reached. Rule: CMD-5. */
  isGone?: true
  /** The fields of an update that someone else has changed meanwhile. Rule: FORM-12. */
  clashes?: readonly Clash[]
}

/** Whether an unknown value is an {@link ApiError}. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ApiError).message === 'string' &&
  typeof (value as ApiError).statusCode === 'number'

/** Whether the user's roles do not allow what was asked: nothing is broken, and another try cannot help. Rule: ERR-10. */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.statusCode === 403

/** Whether an error means that the resource to delete does not exist any more. */
export const isAlreadyGone = (error: unknown): boolean => isApiError(error) && error.isGone === true

/** The refusals that say nothing about the resource: who asks, how often, or that there is none. */
const ABOUT_OTHERS: readonly number[] = [401, 403, 404, 429]

/** Whether a region has refused a request, and it may be because of the state of the resource. */
export const isRefusalOfState = (error: unknown): boolean =>
  isApiError(error) &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  !ABOUT_OTHERS.includes(error.statusCode)

/** The code of the error that the console itself raises for an update that clashes with another one. */
export const CHANGED_MEANWHILE = 'ChangedMeanwhile'

/** Whether an error means that someone else has changed the same fields meanwhile. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  isApiError(error) && error.errorCode === CHANGED_MEANWHILE

/** Any thrown value as an {@link ApiError}; a value that is not from the server is an error of the console. */
export const asApiError = (thrown: unknown): ApiError =>
  isApiError(thrown) ? thrown : { message: 'The call could not be made', statusCode: 0 }
