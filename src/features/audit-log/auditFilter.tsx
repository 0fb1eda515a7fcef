import type { AuditLogEntry } from '#store/api/generated/types'
import type { PeopleNames } from '#store/api/resources/auditLog'
import { StateMark } from '#ui/feedback/StateBadge'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet, TextOf } from '#features/shared/list/filter'
import { UNSIGNED, personName, personOf, resourcesOf, resultText } from './entryText'
import { resultTones } from './ResultMark'

const kinds = ['success', 'error', 'unknown'] as const
const kindOf = (value: string) => kinds.find((kind) => kind === value) ?? 'unknown'

/** The facets of the audit log. The API filters by time. */
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
    order: kinds,
    isCensus: true,
    mark: (value) => <StateMark tone={resultTones[kindOf(value)]} />,
  },
]

/** The texts of an entry. */
export const auditText =
  (names: PeopleNames): TextOf<AuditLogEntry> =>
  (entry) => [
    entry.operationId,
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
