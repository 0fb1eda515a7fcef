import { isRecord } from '#model/isRecord'
import type { ApiError } from '#model/apiError'
import { capital, withInitialisms } from '#model/case'

// The error texts, in one place. Screens show `message` unchanged. The thing of ERR-4 is what the message names before its
// first quotation mark (`already exists: disk "a"`), else the word before `Create` in the operation's name, singular. A
// read is given up after 30 s, a write after 60 s, with a message that says so; a write may still take effect.

/** The message for a response that is not JSON. */
export const UNREADABLE = 'Error reading API response'
/** The message if the server sent none. */
const UNKNOWN = 'Unknown server error'

const LOST = 'The control plane could not be reached. Check the connection'

/** The error of a request without a response. */
export const unreachable: ApiError = {
  message: `${LOST}, then try again.`,
  brief: `${LOST}.`,
  statusCode: 0,
}

/** The error of a timeout; a change may still take effect. */
export function unanswered(limitMs: number, isChange: boolean): ApiError {
  const brief = `The control plane did not answer within ${limitMs / 1_000} seconds.`
  return isChange
    ? { message: `${brief} It may still make the change: look before trying again.`, statusCode: 0 }
    : { message: `${brief} Try again.`, brief, statusCode: 0 }
}

/** A type of the API in words: `floating-ip` → `floating IP`. */
const inWords = (type: string) => withInitialisms(type.replace(/[-\s]/g, ' '))

/** The word before `Create` in an operation's name, singular: `instanceNetworkInterfaceCreate` → `interface`. */
function thingOfOperation(operation: string): string | undefined {
  const words = operation.split(/(?=[A-Z])/)
  const at = words.indexOf('Create')
  return at > 0 ? words[at - 1]?.toLowerCase().replace(/s$/, '') : undefined
}

/**
 * The type of the duplicate: from the message (`already exists: vpc-subnet "a"`), else from the operation's name.
 */
function duplicate(operation: string, message: string): string | undefined {
  const named = /already exists: ([^"]*)/.exec(message)?.[1]?.trim()
  return named || thingOfOperation(operation)
}

/**
 * The user-facing text of a failed request.
 *
 * @param operation the operation's name, which contains the type of a duplicate
 */
export function errorText(
  operation: string,
  errorCode: string | undefined,
  message: string | undefined,
): string {
  if (errorCode === 'Forbidden') return 'Action not authorized'
  const said = message?.trim() ?? ''
  if (errorCode === 'ObjectAlreadyExists') {
    const thing = duplicate(operation, said)
    if (thing) return `${capital(inWords(thing))} name already exists`
  }
  const parse = /^unable to parse JSON body: (.*?)(?: at line \d+ column \d+)?$/is.exec(said)
  if (parse?.[1]) return capital(parse[1])
  return said === '' ? UNKNOWN : capital(said)
}

/**
 * A failed request as pages see it. `body` is the camelCase error body, or any other value that the server sent.
 */
export function apiErrorFrom(
  operation: string,
  statusCode: number,
  body: unknown,
  requestId?: string,
): ApiError {
  const said: Record<string, unknown> = isRecord(body) ? body : {}
  const errorCode = typeof said['errorCode'] === 'string' ? said['errorCode'] : undefined
  const message = typeof said['message'] === 'string' ? said['message'] : undefined
  const id = typeof said['requestId'] === 'string' ? said['requestId'] : requestId
  const text = errorText(operation, errorCode, message)
  return {
    message: text,
    ...(text === UNKNOWN && { isUnexplained: true }),
    statusCode,
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(id === undefined ? {} : { requestId: id }),
  }
}

/** A possible meaning of an error without the server's message; undefined if there are too many. */
export const meaningOf = ({ isUnexplained, statusCode }: ApiError): string | undefined =>
  isUnexplained && statusCode === 403 ? 'It may mean that your roles do not allow this.' : undefined

/** The message of an error with its possible meaning, for places with room for one text. */
export const errorWords = (error: ApiError): string =>
  [error.message, meaningOf(error)].filter(Boolean).join('. ')

/**
 * An error for people: the region's reason in its own words; or else, if the region itself failed or gave no reason,
 * that it answered this.
 *
 * @param isChange whether the request was to change something: a region that failed may have done so
 */
export function answerWords(error: ApiError, isChange = false): string {
  const { statusCode, errorCode, isUnexplained } = error
  const hasFailed = statusCode >= 500 && (errorCode ?? 'Internal') === 'Internal'
  if (!hasFailed && !isUnexplained) return errorWords(error)
  const answer = `The region answered ${statusCode}: ${errorWords(error).replace(/\.?$/, '.')}`
  const isRefused = statusCode >= 400 && statusCode < 500
  return isChange && !isRefused ? `${answer} It is not known whether anything was changed.` : answer
}
