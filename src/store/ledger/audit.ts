import { browserTimeOf } from '#src/regionTime'
import type { AuditLogEntry } from '../api/generated/types'
import { timeOf } from '#model/dates'
import { personOf } from '#model/auditEntry'
import { wireName } from '#model/case'
import type { Kind } from '#model/nouns'
import { isNamedBy, isNamedIn } from './callPaths'
import { LINE_SCHEMA, type Line, type LineSubject } from './line'
import { operationLabel } from './operationLabel'

/** A line by someone else, from the audit log of the region. */
export interface ForeignLine extends Line {
  /** The id of the user, else the kind of the caller. */
  person: string
}

const camel = (operation: string) =>
  operation.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * The parameters of a call that say in which other thing its subject is, as `project` says of a disk. `switchLocation` is
 * the `switchSlot` of older versions of the API.
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

/** A thing, and the things that it is in, since its name is unique only there: a disk and its project. */
export interface AuditedSubject extends LineSubject {
  kind: Kind
  /** For each parameter that names what it is in, its name and its id: `{ project: ['web', '6f2c…'] }`. */
  within: Readonly<Partial<Record<(typeof scopes)[number], readonly string[]>>>
}

/**
 * Finds what a thing is in: the arguments of the call of its page besides its own name, such as `project`, and the ids in
 * its record, such as `projectId` or `rackId`.
 *
 * @param args of the call of its page
 */
export function withinOf(
  kind: Kind,
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
 * Whether the address of a call names a subject. Its path has the subject's id; or it is a path of the subject's kind with
 * the subject's name, and the query names what the subject is in: `/v1/disks/data?project=web`.
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
 * Makes a line of each entry of the audit log about a subject, without the entries of the user's own requests, which
 * have lines already.
 *
 * @param lines the user's own
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
      const endedAt = browserTimeOf(timeOf(entry, 'timeCompleted'))
      return {
        id: entry.id,
        page: '',
        seq: 0,
        schema: LINE_SCHEMA,
        kind: 'command',
        verb: entry.operationId,
        label: operationLabel(camel(entry.operationId)).label,
        subject,
        begunAt: browserTimeOf(timeOf(entry, 'timeStarted')),
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
