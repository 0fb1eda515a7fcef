import type { AuditLogEntry, AuditLogEntryResult } from '#store/api/generated/types'
import type { PeopleNames } from '#store/api/resources/auditLog'
import { personOf } from '#model/auditEntry'
import { entryOf, wordsOr } from '#model/entryOf'
import { StateBadge, StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { restLast } from '#features/kit/lifecycle/exceptionsFirst'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet, TextOf } from '#features/kit/list/filter'
import type { TimeRange } from '#features/shared/timeRange/timeRange'
import { changeWords } from './changeWords'
import { resourcesOf } from './resourcesOf'

// The entries of the audit log: their queries, texts and facets.

/** The default time range of the audit log. Another range starts with its first page. */
export const auditRange = { preset: '7d', interval: 0, drops: ['page'] } as const

/** The query parameters of a range. One that ends now has no end, so that it includes new entries. */
export const spanArgs = ({ preset, from, to }: TimeRange) => ({
  startTime: new Date(from).toISOString(),
  ...(preset === 'custom' && { endTime: new Date(to).toISOString() }),
})

/** The end of the shortest range that contains an entry of this time: the API excludes the end. */
export const justAfter = (time: string): string => new Date(Math.floor(Date.parse(time)) + 1).toISOString()

/** The query for the entry that was completed at a time, since the API has no view of one entry. */
export const entryArgs = (completed: string) => ({ startTime: completed, endTime: justAfter(completed) })

/** The `person` of a request without authentication. */
export const UNSIGNED = 'unauthenticated'

/** The name of a caller; the id if the name is unknown. */
export const personName = (person: string, names: PeopleNames): string =>
  person === UNSIGNED ? 'Not signed in' : (names[person] ?? person)

/** The result of a request in a few words. */
function resultText({ result }: AuditLogEntry): string {
  if (result.kind === 'success') return `Success ${result.httpStatusCode}`
  if (result.kind === 'error') return `${result.httpStatusCode} ${result.errorCode || 'Error'}`
  return wordsOr({ unknown: 'Unknown' }, result.kind)
}

/** The colour of a result. */
const resultTones: Readonly<Record<AuditLogEntryResult['kind'], StateTone>> = {
  success: 'well',
  error: 'failed',
  unknown: 'unknown',
}

const resultTone = (kind: string): StateTone => entryOf(resultTones, kind) ?? 'unknown'

/** A request's result: a badge, but for success. */
export const ResultMark = ({ entry }: { entry: AuditLogEntry }) => {
  const tone = resultTone(entry.result.kind)
  return tone === 'well' ? resultText(entry) : <StateBadge tone={tone} label={resultText(entry)} />
}

const kinds = ['success', 'error', 'unknown'] as const

/** The facets of the audit log. The API filters by time only. */
export const auditFacets = (names: PeopleNames): readonly Facet<AuditLogEntry>[] => [
  {
    ...wordFacet<AuditLogEntry>('person', 'Person', personOf, (person) => personName(person, names)),
    order: [UNSIGNED],
  },
  wordFacet<AuditLogEntry>(
    'operation',
    'Operation',
    ({ operationId }) => operationId,
    (operation) => operation,
  ),
  wordFacet<AuditLogEntry>('resource', 'Resource', resourcesOf, (resource) => resource),
  {
    ...wordFacet<AuditLogEntry>('result', 'Result', ({ result }) => result.kind),
    order: restLast(kinds, resultTone),
    isCensus: true,
    mark: (value) => <StateMark tone={resultTone(value)} />,
  },
]

/** The texts of an entry that a filter searches. */
export const auditText =
  (names: PeopleNames): TextOf<AuditLogEntry> =>
  (entry) => [
    entry.operationId,
    changeWords(entry),
    personName(personOf(entry), names),
    entry.requestUri,
    entry.sourceIp,
    entry.userAgent,
    resultText(entry),
    entry.result.kind === 'error' ? entry.result.errorMessage : undefined,
    { id: entry.id },
    { id: entry.requestId },
    { id: personOf(entry) },
  ]
