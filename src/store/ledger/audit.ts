import type { AuditLogEntry } from '../api/generated/types'
import { timeOf } from '../model/dates'
import { personOf } from '../model/auditEntry'
import { wireName } from '../model/case'
import { isNamedBy, isNamedIn, type PageKind } from './callPaths'
import type { Line, LineSubject } from './line'
import { operationLabel } from './operationLabel'

/** A line by someone else, from the audit log of the region. */
export interface ForeignLine extends Line {
  /** The id of the user, else the kind of the caller. */
  person: string
}

const camel = (operation: string) =>
  operation.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * The parameters of addresses that say within what a name is meant. `switchLocation`: the `switchSlot` of older versions
 * of the API.
 */
const scopes = [
  'project',
  'vpc',
  'router',
  'gateway',
  'silo',
  'instance',
  'receiver',
  'rackId',
  'switchSlot',
  'switchLocation',
] as const

/** A thing, and within what its name is unique. */
export interface AuditedSubject extends LineSubject {
  kind: PageKind
  /** The names and ids of what it is in, by the parameter: `project`. */
  within: Readonly<Partial<Record<(typeof scopes)[number], readonly string[]>>>
}

/**
 * Within what the name of a thing is unique: what the call of its page names besides the thing, and what its record
 * says of it: `rackId`, `projectId`.
 *
 * @param args of the call
 */
export function withinOf(
  kind: PageKind,
  args: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>>,
): AuditedSubject['within'] {
  return Object.fromEntries(
    scopes.flatMap((scope) => {
      const known = [args[scope], record[scope], record[`${scope}Id`]].filter(
        (value) => typeof value === 'string',
      )
      return isNamedBy(kind, scope) || known.length === 0 ? [] : [[scope, known]]
    }),
  )
}

/**
 * Whether the address of a call names a subject: by its id, or by its name in a path of its kind, within the same
 * project, VPC, or whatever the address says.
 */
function isAbout({ requestUri }: AuditLogEntry, { kind, id, name, within }: AuditedSubject): boolean {
  const { pathname, searchParams } = new URL(requestUri, 'https://region.invalid')
  if (pathname.split('/').includes(id)) return true
  if (!isNamedIn(pathname, kind, name)) return false
  const said = scopes.filter((scope) => searchParams.has(wireName(scope)))
  const isWithin = Object.keys(within).length > 0
  return (
    said.length > 0 === isWithin &&
    said.every((scope) => within[scope]?.includes(searchParams.get(wireName(scope)) ?? ''))
  )
}

/**
 * The acts of others on a subject, by the audit log: its entries about the subject whose request is of no line of the
 * user.
 *
 * @param lines of the user
 */
export function foreignLines(
  entries: readonly AuditLogEntry[],
  lines: readonly Line[],
  audited: AuditedSubject,
): readonly ForeignLine[] {
  const { within: _, ...subject } = audited
  const mine = new Set(lines.flatMap(({ outcome }) => outcome?.requestId ?? []))
  return entries
    .filter((entry) => !mine.has(entry.requestId) && isAbout(entry, audited))
    .map((entry) => {
      const { result } = entry
      const endedAt = timeOf(entry, 'timeCompleted')
      return {
        id: entry.id,
        page: '',
        seq: 0,
        kind: 'command',
        verb: entry.operationId,
        label: operationLabel(camel(entry.operationId)).label,
        subject,
        begunAt: timeOf(entry, 'timeStarted'),
        changedAt: endedAt,
        endedAt,
        standing: result.kind === 'success' ? 'done' : result.kind === 'error' ? 'failed' : 'unknown',
        outcome: {
          requestId: entry.requestId,
          ...(result.kind === 'error' && { status: result.httpStatusCode, words: result.errorMessage }),
        },
        person: personOf(entry),
      }
    })
}
