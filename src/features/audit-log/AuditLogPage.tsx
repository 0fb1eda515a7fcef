import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAppDispatch } from '#store/hooks'
import { paths } from '#src/paths'
import type { AuditLogEntry } from '#store/api/generated/types'
import { auditLogApi } from '#store/api/resources/auditLog'
import { usePageParameters } from '#features/routing/pageQuery'
import { loadFailureTitle } from '#features/shared/failureTitle'
import { List } from '#features/shared/list/List'
import { NEWEST_FIRST, newestFirst } from '#features/shared/list/newestFirst'
import type { PageCall, ReadOn } from '#features/shared/list/useReadOn'
import { useResourceList } from '#features/shared/list/useResourceList'
import { RANGE_PARAMETERS } from '#features/shared/timeRange/rangeAddress'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { copyId } from '#features/shared/useCommandItems'
import { auditFacets, auditText } from './auditFilter'
import styles from './auditLog.module.css'
import { auditRange, spanArgs } from './auditRange'
import { auditColumns } from './columns'
import { DownloadCsv } from './DownloadCsv'
import { silosIn } from './entryText'
import { dateOf } from '#store/model/dates'
import { Button } from '#ui/actions/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { formatDateTime } from '#ui/format/dates'
import { formatCount } from '#ui/format/numbers'

/** The progress of reading a log that is too long for one call, with buttons that stop and resume it. */
function ReadingLine({ rest }: { rest: ReadOn<AuditLogEntry> | undefined }) {
  if (!rest || rest.state === 'done' || rest.state === 'failed') return null
  const oldest = rest.rows.at(-1)
  const at = oldest && dateOf(oldest, 'timeCompleted')
  const until = at ? `, back to ${formatDateTime(at)}` : ''
  const isReading = rest.state === 'reading'
  return (
    <p className={styles.reading}>
      {isReading && <Spinner />}
      <span>
        {isReading
          ? `Looking through the log: ${formatCount(rest.rows.length)} entries read${until}.`
          : `Stopped after ${formatCount(rest.rows.length)} entries${until}. Older ones are not searched.`}
      </span>
      <Button size="small" onClick={isReading ? rest.stop : rest.resume}>
        {isReading ? 'Stop looking' : 'Go on'}
      </Button>
    </p>
  )
}

const { auditLogList, auditPeople } = auditLogApi.endpoints

type SpanArgs = ReturnType<typeof spanArgs>
const endpoint = newestFirst<SpanArgs, AuditLogEntry>(auditLogList)
/** A further part of the log, which no one else asks for. */
const once = { subscribe: false, forceRefetch: true } as const
const rowKey = ({ id }: AuditLogEntry) => id
const nameOf = ({ operationId }: AuditLogEntry) => operationId
const noNames = {}

/** The silos that the entries seen so far name, whose users' names are fetched; undefined before any was seen. */
function useSeenSilos(entries: readonly AuditLogEntry[] | undefined) {
  const [siloIds, setSiloIds] = useState<readonly string[]>()
  useEffect(() => {
    if (!entries) return
    setSiloIds((before) => {
      const all = [...new Set([...(before ?? []), ...silosIn(entries)])].sort()
      return all.length === before?.length ? before : all
    })
  }, [entries])
  return siloIds
}

/** Who did what in the region, the newest first. */
export function AuditLogPage() {
  const control = useTimeRange(auditRange)
  usePageParameters(RANGE_PARAMETERS)
  const [entries, setEntries] = useState<readonly AuditLogEntry[]>()
  const siloIds = useSeenSilos(entries)
  const people = auditPeople.useQuery({ siloIds: siloIds ?? [] }, { skip: siloIds === undefined })
  const names = people.data ?? noNames
  // Ids are wider than names, and would move the table: they stand only where names cannot be had.
  const isNamed = people.data !== undefined || people.error !== undefined
  const dispatch = useAppDispatch()
  const readOn = useCallback<PageCall<SpanArgs, AuditLogEntry>>(
    (args) => dispatch(auditLogList.initiate({ ...args, sortBy: NEWEST_FIRST }, once)),
    [dispatch],
  )
  const list = useResourceList({
    nouns: ['entry', 'entries'],
    endpoint,
    args: useMemo(() => spanArgs(control.range), [control.range]),
    onRefresh: control.refresh,
    readOn,
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
      title="Audit log"
      context="Who created and deleted projects, instances and disks, who signed in, and what came of it."
      tools={
        <div className={styles.tools}>
          <RangePicker control={control} isRefreshedByPage />
          <DownloadCsv range={control.range} filter={list.filter} />
          <ReadingLine rest={list.rest} />
        </div>
      }
      list={{ ...list, failures: [...list.failures, failed] }}
      menu={menu}
      goTo={{ group: 'Go to entry', to: paths.auditEntry }}
      empty={{
        title: 'No entries in this time',
        body: 'Nothing that the log records happened in this time range. Choose a longer one.',
      }}
    />
  )
}
