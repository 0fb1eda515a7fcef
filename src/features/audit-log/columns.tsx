import { Link } from '#features/routing/Link'
import { paths } from '#src/paths'
import type { AuditLogEntry } from '#store/api/generated/types'
import type { PeopleNames } from '#store/api/resources/auditLog'
import { dateOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { personName, personOf, resourcesOf } from './entryText'
import { ResultMark } from './ResultMark'

/** Columns of the audit log, which is read by time alone. @param names undefined while they load */
export const auditColumns = (names: PeopleNames | undefined): readonly Column<AuditLogEntry>[] => [
  {
    id: 'operation',
    header: 'Operation',
    cell: (entry) => (
      <Link to={paths.auditEntry(entry)} preventScrollReset>
        <code>{entry.operationId}</code>
      </Link>
    ),
  },
  {
    id: 'completed',
    header: 'Completed',
    cell: (entry) => <DateText at={dateOf(entry, 'timeCompleted')} />,
  },
  {
    id: 'person',
    header: 'Person',
    width: '13rem',
    cell: (entry) => (names ? personName(personOf(entry), names) : ''),
  },
  {
    id: 'resource',
    header: 'Resource',
    tip: 'What the address of the call names',
    hideBelow: 'medium',
    cell: (entry) => resourcesOf(entry)[0] ?? entry.requestUri,
  },
  { id: 'result', header: 'Result', cell: (entry) => <ResultMark entry={entry} /> },
]
