import type { AuditLogEntry } from '#store/api/generated/types'
import type { PeopleNames } from '#store/api/resources/auditLog'
import { csvText, type CsvCell } from '#ui/format/csv'
import { UNSIGNED, personName, personOf } from './entryText'

const heads = [
  'time_completed',
  'time_started',
  'operation_id',
  'result',
  'http_status_code',
  'error_code',
  'error_message',
  'person',
  'person_id',
  'silo_id',
  'auth_method',
  'request_uri',
  'source_ip',
  'user_agent',
  'request_id',
  'id',
]

function cells(entry: AuditLogEntry, names: PeopleNames): readonly CsvCell[] {
  const { actor, result } = entry
  const person = personOf(entry)
  const failed = result.kind === 'error' ? result : undefined
  return [
    entry.timeCompleted,
    entry.timeStarted,
    entry.operationId,
    result.kind,
    result.kind === 'unknown' ? undefined : result.httpStatusCode,
    failed?.errorCode,
    failed?.errorMessage,
    personName(person, names),
    person === UNSIGNED ? undefined : person,
    actor.kind === 'silo_user' ? actor.siloId : undefined,
    entry.authMethod,
    entry.requestUri,
    entry.sourceIp,
    entry.userAgent,
    entry.requestId,
    entry.id,
  ]
}

/** Entries as a CSV file, in the words of the API. */
export const auditCsv = (entries: readonly AuditLogEntry[], names: PeopleNames): string =>
  csvText([heads, ...entries.map((entry) => cells(entry, names))])
