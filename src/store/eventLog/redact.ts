import type { resourceDeleted } from '../slices/resourceDeleted'
import type { noticeDismissed, noticeShown } from '../slices/notices'
import type {
  characterKeysSwitched,
  courseSwitched,
  pageSizePicked,
  rowsPicked,
  themePicked,
} from '../slices/preferences'
import type { OperationName } from '../api/generated/operationTypes'
import { nouns } from '#model/nouns'

// The allow-list for the log and the tape. All other values are reduced to their keys.

const REDACTED = '[redacted]'

/** Operations whose bodies contain no secrets and are logged in full. */
const openBodies: ReadonlySet<string> = new Set(
  Object.values(nouns).flatMap((noun) => ('openBodies' in noun ? noun.openBodies : [])),
)

type SliceAction = ReturnType<
  | typeof noticeDismissed
  | typeof noticeShown
  | typeof resourceDeleted
  | typeof themePicked
  | typeof pageSizePicked
  | typeof rowsPicked
  | typeof characterKeysSwitched
  | typeof courseSwitched
>

/** The summaries of the payloads of the console's own actions. */
const actionSummaries: {
  [Type in SliceAction['type']]: (payload: Extract<SliceAction, { type: Type }>['payload']) => unknown
} = {
  'deleted/resourceDeleted': (id) => id,
  'notices/noticeDismissed': (id) => id,
  // The server's message is in the entry of its reply.
  'notices/noticeShown': ({ id, tone, title, requestId }) => ({ id, tone, title, requestId }),
  'preferences/characterKeysSwitched': (isOn) => isOn,
  'preferences/courseSwitched': (isWhole) => isWhole,
  'preferences/pageSizePicked': (size) => size,
  'preferences/rowsPicked': (rows) => rows,
  'preferences/themePicked': (theme) => theme,
}

/**
 * Operations that run hundreds of times for one action of the user, each with a chunk of a file. Only their
 * errors are logged: the rest would push everything else out of the log.
 */
const bulkOperations: ReadonlySet<string> = new Set<OperationName>(['diskBulkWriteImport'])
export const isBulkOperation = (operation: string) => bulkOperations.has(operation)

const isPlain = (value: unknown) =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)

/** A value reduced to its keys. */
export const keysOnly = (value: unknown): unknown => {
  if (value === undefined) return undefined
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.keys(value).map((key) => [key, REDACTED]))
    : REDACTED
}

/**
 * The arguments of a request for the log: names and ids of the path and the query in full, other values as keys
 * only, unless the operation is listed.
 */
export function redactArgs(operation: string, args: unknown): Record<string, unknown> {
  if (typeof args !== 'object' || args === null) return {}
  return Object.fromEntries(
    Object.entries(args).map(([key, value]: [string, unknown]) => {
      if (key === 'body') return [key, openBodies.has(operation) ? value : keysOnly(value)]
      // The scope of a capacity: a level, and the id of a silo or project.
      const isOwner = operation === 'capacityHistory' && key === 'owner'
      const isOpen = isOwner || isPlain(value) || (Array.isArray(value) && value.every(isPlain))
      return [key, isOpen ? value : keysOnly(value)]
    }),
  )
}

/**
 * The region's message in an error for the log: it may repeat what was sent, so only where all of that is open.
 */
export const redactWords = (operation: string, args: object, message: string | undefined) =>
  'body' in args && !openBodies.has(operation) ? undefined : message

/** The payload of a slice's action for the log. */
export function redactPayload(type: string, payload: unknown): unknown {
  const summary = (actionSummaries as Record<string, ((payload: never) => unknown) | undefined>)[type]
  return summary ? summary(payload as never) : keysOnly(payload)
}
