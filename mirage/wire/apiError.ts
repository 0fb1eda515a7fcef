/** An error that the region answers with, in the shape of the API. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string | undefined,
    message: string,
    /** The log entry that requested the failure, if it failed on purpose. */
    readonly because?: number,
  ) {
    super(message)
  }
}

/** The header of an answer that fails on purpose, with the number of the entry that asked for it. */
export const BECAUSE_HEADER = 'x-because-of'

export const notFound = (type: string, selector: string, by: 'name' | 'id') =>
  new ApiError(404, 'ObjectNotFound', `not found: ${type} with ${by} "${selector}"`)
export const forbidden = () => new ApiError(403, 'Forbidden', 'Forbidden')
export const unauthorized = () => new ApiError(401, 'Unauthorized', 'credentials missing or invalid')
export const invalid = (message: string) => new ApiError(400, 'InvalidRequest', message)
export const invalidValue = (label: string, text: string) =>
  new ApiError(400, 'InvalidValue', `unsupported value for "${label}": ${text}`)
export const exists = (type: string, name: string) =>
  new ApiError(400, 'ObjectAlreadyExists', `already exists: ${type} "${name}"`)
export const conflict = (message: string) => new ApiError(409, 'Conflict', message)
export const noCapacity = (text: string) =>
  new ApiError(507, 'InsufficientCapacity', `Insufficient capacity: ${text}`)
/** A body that cannot be read. As in the control plane, the message contains the position. */
export const unreadable = (path: string, reason: string) =>
  new ApiError(400, undefined, `unable to parse JSON body: ${path}: ${reason} at line 1 column 1`)
export const badQuery = (reason: string) =>
  new ApiError(400, undefined, `unable to parse query string: ${reason}`)
