import type { AuditLogEntry } from '../api/generated/types'
import { timeOf } from '../model/dates'
import type { Line, LineSubject } from './line'
import { operationLabel } from './operationLabel'

/** A line by someone else, from the audit log of the region. */
export interface ForeignLine extends Line {
  /** The id of the user, else the kind of the caller. */
  person: string
}

const camel = (operation: string) =>
  operation.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const personOf = ({ actor }: AuditLogEntry): string => {
  if (actor.kind === 'silo_user') return actor.siloUserId
  return actor.kind === 'user_builtin' ? actor.userBuiltinId : actor.kind
}

/** Whether the address of a call names a subject: by its id, or by its name after the plural of its kind. */
function isAbout({ requestUri }: AuditLogEntry, { kind, id, name }: LineSubject): boolean {
  const parts = new URL(requestUri, 'https://region.invalid').pathname.split('/')
  const plural = `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`
  return parts.includes(id) || parts.some((part, at) => part === plural && parts[at + 1] === name)
}

/**
 * What others did to a subject, by the audit log: its entries about the subject whose request is of no line of the
 * user.
 *
 * @param lines of the user
 */
export function foreignLines(
  entries: readonly AuditLogEntry[],
  lines: readonly Line[],
  subject: LineSubject,
): readonly ForeignLine[] {
  const mine = new Set(lines.flatMap(({ outcome }) => outcome?.requestId ?? []))
  return entries
    .filter((entry) => !mine.has(entry.requestId) && isAbout(entry, subject))
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

/** The silos whose users are among the callers. */
export const silosOf = (entries: readonly AuditLogEntry[]): readonly string[] =>
  [...new Set(entries.flatMap(({ actor }) => (actor.kind === 'silo_user' ? [actor.siloId] : [])))].sort()
