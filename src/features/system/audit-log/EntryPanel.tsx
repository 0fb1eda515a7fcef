import { auditLogApi } from '#store/api/resources/auditLog'
import { personOf, silosOf } from '#model/auditEntry'
import { dateOf, timeOf } from '#model/dates'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { formatExact } from '#ui/format/numbers'
import { load, notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { idFact } from '#features/kit/detail/recordFacts'
import { changeTitle } from './changeWords'
import { entryArgs, personName, ResultMark, UNSIGNED } from './entries'
import { resourcesOf } from './resourcesOf'
import { auditLog } from './noun'

const { auditLogList, auditPeople } = auditLogApi.endpoints

/** Fetches the entries of one millisecond, which include the entry. */
export async function loader(input: LoaderInput<At<'completed' | 'entryId'>>) {
  const { completed, entryId } = input.params
  if (Number.isNaN(Date.parse(completed))) return notFoundUnless(false)
  const found = await load(auditLogList, () => entryArgs(completed))(input)
  return input.isGuess ? null : notFoundUnless(found?.items.some(({ id }) => id === entryId) ?? false)
}

/** The authentication methods in words. */
const methods: Readonly<Record<string, string>> = {
  session_cookie: 'Session of the console',
  access_token: 'Access token',
  scim_token: 'SCIM token',
  spoof: 'Test sign-in',
}

const methodText = (method: string | null | undefined): string =>
  method ? (methods[method] ?? method) : 'Not signed in'

/** An entry of the audit log with all its fields. */
export function EntryPanel() {
  const { completed, entryId } = useParam('completed', 'entryId')
  const query = auditLogList.useQuery(entryArgs(completed))
  const entry = query.currentData?.items.find(({ id }) => id === entryId)
  const people = auditPeople.useQuery({ siloIds: entry ? silosOf([entry]) : [] }, { skip: !entry })
  if (!entry) return null
  const { result, actor } = entry
  const person = personOf(entry)
  const took = timeOf(entry, 'timeCompleted') - timeOf(entry, 'timeStarted')
  const back = auditLog.to.list()
  const title = changeTitle(entry)
  return (
    <DetailsPanel
      title={auditLog.panels.page}
      name={title ?? entry.operationId}
      query={query}
      back={back}
      items={[
        { label: 'Result', value: <ResultMark entry={entry} /> },
        ...(result.kind === 'error' ? [{ label: 'Message', value: result.errorMessage }] : []),
        ...(title ? [{ label: 'Operation', value: <code>{entry.operationId}</code> }] : []),
        { label: 'Resources', value: resourcesOf(entry).join(', ') || <EmptyCell /> },
        { label: 'Request', value: <code>{entry.requestUri}</code> },
        { label: 'Person', value: personName(person, people.data ?? {}) },
        ...(person === UNSIGNED ? [] : [{ label: 'Person ID', value: <IdText value={person} /> }]),
        ...('siloId' in actor ? [{ label: 'Silo ID', value: <IdText value={actor.siloId} /> }] : []),
        { label: 'Signed in by', value: methodText(entry.authMethod ?? entry.otherAuthMethod) },
        { label: 'Address', value: <code>{entry.sourceIp}</code> },
        { label: 'Program', value: entry.userAgent || <EmptyCell /> },
        { label: 'Started', value: <DateText at={dateOf(entry, 'timeStarted')} /> },
        { label: 'Completed', value: <DateText at={dateOf(entry, 'timeCompleted')} /> },
        { label: 'Took', value: `${formatExact(took)} ms` },
        { label: 'Request ID', value: <IdText value={entry.requestId} /> },
        idFact(entry.id),
      ]}
    />
  )
}
