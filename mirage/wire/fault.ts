/** A refusal of the region, in the shape of the API. Source: backend-behaviour §1.5. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string | undefined,
    message: string,
  ) {
    super(message)
  }
}

export const notFound = (type: string, selector: string, by: 'name' | 'id') =>
  new Fault(404, 'ObjectNotFound', `not found: ${type} with ${by} "${selector}"`)
export const forbidden = () => new Fault(403, 'Forbidden', 'Forbidden')
export const unauthorized = () => new Fault(401, 'Unauthorized', 'credentials missing or invalid')
export const invalid = (message: string) => new Fault(400, 'InvalidRequest', message)
export const invalidValue = (label: string, text: string) =>
  new Fault(400, 'InvalidValue', `unsupported value for "${label}": ${text}`)
export const exists = (type: string, name: string) =>
  new Fault(400, 'ObjectAlreadyExists', `already exists: ${type} "${name}"`)
export const conflict = (message: string) => new Fault(409, 'Conflict', message)
export const noCapacity = (text: string) =>
  new Fault(507, 'InsufficientCapacity', `Insufficient capacity: ${text}`)
/** A body that cannot be read. The place is part of the message, as the control plane has it. */
export const unreadable = (path: string, reason: string) =>
  new Fault(400, undefined, `unable to parse JSON body: ${path}: ${reason} at line 1 column 1`)
export const badQuery = (reason: string) =>
  new Fault(400, undefined, `unable to parse query string: ${reason}`)
