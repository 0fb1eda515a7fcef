import { paths } from '#src/paths'
import { auditLogApi } from '#store/api/resources/auditLog'
import { dateOf, timeOf } from '#store/model/dates'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { useParam } from '#features/routing/useParam'
import { DetailsPanel } from '#features/shared/DetailsPanel'
import { entryArgs } from './auditRange'
import { methodText, UNSIGNED, personName, personOf, resourcesOf, silosIn } from './entryText'
import { ResultMark } from './ResultMark'

const { auditLogList, auditPeople } = auditLogApi.endpoints

/** An entry of the audit log, with all that the region wrote down. */
export function EntryPanel() {
  const { completed, entryId } = useParam('completed', 'entryId')
  const query = auditLogList.useQuery(entryArgs(completed))
  const entry = query.currentData?.items.find(({ id }) => id === entryId)
  const people = auditPeople.useQuery({ siloIds: entry ? silosIn([entry]) : [] }, { skip: !entry })
  if (!entry) return null
  const { result, actor } = entry
  const person = personOf(entry)
  const took = timeOf(entry, 'timeCompleted') - timeOf(entry, 'timeStarted')
  const back = paths.auditLog()
  return (
    <DetailsPanel
      title="Audit log entry"
      name={entry.operationId}
      query={query}
      back={back}
      items={[
        { label: 'Result', value: <ResultMark entry={entry} /> },
        ...(result.kind === 'error' ? [{ label: 'Message', value: result.errorMessage }] : []),
        { label: 'Operation', value: <code>{entry.operationId}</code> },
        { label: 'Resources', value: resourcesOf(entry).join(', ') || <EmptyCell /> },
        { label: 'Request', value: <code>{entry.requestUri}</code> },
        { label: 'Person', value: personName(person, people.data ?? {}) },
        ...(person === UNSIGNED ? [] : [{ label: 'Person ID', value: <IdText value={person} /> }]),
        ...(actor.kind === 'silo_user' ? [{ label: 'Silo ID', value: <IdText value={actor.siloId} /> }] : []),
        { label: 'Signed in by', value: methodText(entry.authMethod) },
        { label: 'Address', value: <code>{entry.sourceIp}</code> },
        { label: 'Program', value: entry.userAgent || <EmptyCell /> },
        { label: 'Started', value: <DateText at={dateOf(entry, 'timeStarted')} /> },
        { label: 'Completed', value: <DateText at={dateOf(entry, 'timeCompleted')} /> },
        { label: 'Took', value: `${took.toLocaleString()} ms` },
        { label: 'Request ID', value: <IdText value={entry.requestId} /> },
        { label: 'ID', value: <IdText value={entry.id} /> },
      ]}
    />
  )
}
