import { regionNow } from '#src/regionTime'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '#store/hooks'
import type { AuditLogEntry } from '#store/api/generated/types'
import { auditLogApi, type PeopleNames } from '#store/api/resources/auditLog'
import type { Page } from '#store/api/wire/nextPage'
import { Link } from '#features/kit/routing/Link'
import { loadPage } from '#features/kit/routing/load'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { NEWEST_FIRST, newestFirst } from '#features/kit/list/newestFirst'
import { useRemainingPages, type PageCall, type RemainingPages } from '#features/kit/list/useRemainingPages'
import { useResourceList } from '#features/kit/list/useResourceList'
import { RANGE_PARAMETERS, readRange } from '#features/shared/timeRange/rangeAddress'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { shownRange } from '#features/shared/timeRange/timeRange'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { copyId } from '#features/kit/commands/useCommandItems'
import { DownloadCsv } from './DownloadCsv'
import { auditFacets, auditRange, auditText, personName, ResultMark, spanArgs } from './entries'
import { changeTitle } from './changeWords'
import { auditLog } from './noun'
import { resourcesOf } from './resourcesOf'
import styles from './auditLog.module.css'
import { personOf, silosOf } from '#model/auditEntry'
import { dateOf } from '#model/dates'
import { Button } from '#ui/actions/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { formatDateTime } from '#ui/format/formatDateTime'
import { formatExactTime } from '#ui/format/exactTime'
import { counted } from '#ui/format/counted'
import { DateText } from '#ui/text/DateText'

const { auditLogList, auditPeople } = auditLogApi.endpoints

export const loader = loadPage(
  auditLogList,
  (_, query) => spanArgs(shownRange(readRange(String(query), auditRange.preset), regionNow())),
  { sortBy: NEWEST_FIRST },
)

const entryAddress = ({ timeCompleted, id }: AuditLogEntry) =>
  auditLog.to.page({ completed: timeCompleted, entryId: id })

/** A date and time; its tip has the seconds and the time zone. */
const ExactDate = ({ at }: { at: Date | null }) => (
  <span title={at ? formatExactTime(at) : undefined}>
    <DateText at={at} />
  </span>
)

const heads = headsOf(auditLog, { Operation: 34, Completed: 'word', Person: 12.5, Resource: 11, Result: 11 })

/** Columns of the audit log. Not sortable: the API sorts by time only. @param names undefined while they load */
const auditColumns = (names: PeopleNames | undefined) =>
  columnsOf<AuditLogEntry>()(heads, {
    Operation: {
      id: 'operation',
      cell: (entry) => {
        const title = changeTitle(entry)
        const operation = <code>{entry.operationId}</code>
        return (
          <span className={styles.operation}>
            <Link to={entryAddress(entry)} preventScrollReset>
              {title ?? operation}
            </Link>
            {title && operation}
          </span>
        )
      },
    },
    Completed: { id: 'completed', cell: (entry) => <ExactDate at={dateOf(entry, 'timeCompleted')} /> },
    Person: {
      id: 'person',
      cell: (entry) => (names ? personName(personOf(entry), names) : ''),
    },
    Resource: {
      id: 'resource',
      tip: 'What the URL of the call refers to',
      hideBelow: 'medium',
      cell: (entry) => resourcesOf(entry)[0] ?? entry.requestUri,
    },
    Result: { id: 'result', cell: (entry) => <ResultMark entry={entry} /> },
  })

/** The progress of reading a log that needs several requests, with buttons that stop and resume it. */
function ReadingLine({ rest }: { rest: RemainingPages<AuditLogEntry> | undefined }) {
  if (!rest || rest.state === 'done' || rest.state === 'failed') return null
  const oldest = rest.rows.at(-1)
  const at = oldest && dateOf(oldest, 'timeCompleted')
  const until = at ? `, back to ${formatDateTime(at)}` : ''
  const isReading = rest.state === 'reading'
  const entries = counted(rest.rows.length, 'entry', 'entries')
  return (
    <p className={styles.reading}>
      {isReading && <Spinner />}
      <span>
        {isReading
          ? `Looking through the log: ${entries} read${until}.`
          : `Stopped after ${entries}${until}. Older ones are not searched.`}
      </span>
      <Button size="small" onClick={isReading ? rest.stop : rest.resume}>
        {isReading ? 'Stop looking' : 'Go on'}
      </Button>
    </p>
  )
}

type SpanArgs = ReturnType<typeof spanArgs>
const endpoint = newestFirst<SpanArgs, AuditLogEntry>(auditLogList)
/** Options of the queries for further parts of the log: uncached, because nothing else reads them. */
const once = { subscribe: false, forceRefetch: true } as const
const rowKey = ({ id }: AuditLogEntry) => id
const nameOf = ({ operationId }: AuditLogEntry) => operationId
const noNames = {}

/** The silos in the entries loaded so far, for the names of their users; undefined before the first entries. */
function useSeenSilos(entries: readonly AuditLogEntry[] | undefined) {
  const [siloIds, setSiloIds] = useState<readonly string[]>()
  useEffect(() => {
    if (!entries) return
    setSiloIds((before) => {
      const all = [...new Set([...(before ?? []), ...silosOf(entries)])].sort()
      return all.length === before?.length ? before : all
    })
  }, [entries])
  return siloIds
}

/** Reads the log on, below its first entries. */
function useRest(args: SpanArgs, first: Page<AuditLogEntry> | undefined) {
  const dispatch = useAppDispatch()
  const call = useCallback<PageCall<SpanArgs, AuditLogEntry>>(
    (page) => dispatch(auditLogList.initiate({ ...page, sortBy: NEWEST_FIRST }, once)),
    [dispatch],
  )
  return useRemainingPages(call, args, first)
}

/** The actions of all callers in the region, newest first. */
export function AuditLogPage() {
  const control = useTimeRange(auditRange)
  usePageParameters(RANGE_PARAMETERS)
  const [entries, setEntries] = useState<readonly AuditLogEntry[]>()
  const siloIds = useSeenSilos(entries)
  const people = auditPeople.useQuery({ siloIds: siloIds ?? [] }, { skip: siloIds === undefined })
  const names = people.data ?? noNames
  // Ids are shown only if the names fail: they are wider than names and would move the table.
  const isNamed = people.data !== undefined || people.error !== undefined
  const list = useResourceList({
    nouns: ['entry', 'entries'],
    endpoint,
    args: useMemo(() => spanArgs(control.range), [control.range]),
    onRefresh: control.refresh,
    useRest,
    columns: useMemo(() => auditColumns(isNamed ? names : undefined), [names, isNamed]),
    facets: useMemo(() => auditFacets(names), [names]),
    textOf: useMemo(() => auditText(names), [names]),
    rowKey,
    nameOf,
  })
  useEffect(() => setEntries(list.loaded), [list.loaded])
  const menu = useCallback(
    (entry: AuditLogEntry) => [
      copyId(entry.id),
      { ...copyId(entry.requestId, 'Copy request ID'), key: 'copyRequestId' },
    ],
    [],
  )
  const failed = { ...people, failed: loadFailureTitle('Names of people') }
  return (
    <List
      frame="page"
      title={auditLog.title}
      context="Who changed what, who signed in, and how it ended."
      tools={
        <div className={styles.tools}>
          <DownloadCsv range={control.range} filter={list.filter}>
            <RangePicker control={control} isRefreshedByPage />
          </DownloadCsv>
          <ReadingLine rest={list.rest} />
        </div>
      }
      list={{ ...list, failures: [...list.failures, failed] }}
      menu={menu}
      goTo={{ to: entryAddress }}
      empty={{
        title: 'No entries in this time',
        body: 'Nothing was logged in this time range. Choose a longer one.',
      }}
    />
  )
}
