import { regionNow } from '#src/regionTime'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { saveFile } from '#src/saveFile'
import type { LoggedEntry } from '#model/olderFacts'
import { auditLogApi, type PeopleNames } from '#store/api/resources/auditLog'
import { eachPage } from '#store/api/wire/eachPage'
import { useAppDispatch } from '#store/hooks'
import { personOf, silosOf } from '#model/auditEntry'
import type { ApiError } from '#model/apiError'
import { partLimit } from '#model/paging'
import { Button } from '#ui/actions/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { filterRows, type Filter } from '#features/kit/list/filter'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import type { TimeRange } from '#features/shared/timeRange/timeRange'
import { useNotify } from '#features/kit/errors/useNotify'
import { auditFacets, auditText, personName, spanArgs, UNSIGNED } from './entries'
import styles from './auditLog.module.css'
import { csvText, type CsvCell } from '#ui/format/csvText'
import { formatExact } from '#ui/format/numbers'

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

function cells(entry: LoggedEntry, names: PeopleNames): readonly CsvCell[] {
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
    'siloId' in actor ? actor.siloId : undefined,
    entry.authMethod ?? entry.otherAuthMethod,
    entry.requestUri,
    entry.sourceIp,
    entry.userAgent,
    entry.requestId,
    entry.id,
  ]
}

/** Entries as a CSV file, with the API's own terms. */
const auditCsv = (entries: readonly LoggedEntry[], names: PeopleNames): string =>
  csvText([heads, ...entries.map((entry) => cells(entry, names))])

const { auditLogList, auditPeople } = auditLogApi.endpoints

/** Entries per request: a long log takes few requests, and progress is still visible. */
const PER_CALL = partLimit(100)
const once = { subscribe: false, forceRefetch: true } as const

interface DownloadCsvProps {
  range: TimeRange
  filter: Filter
  /** Other controls, before the button. */
  children: ReactNode
}

/** Saves all entries of the range that match the filter. Reads the log to its end, however long that takes. */
export function DownloadCsv({ range, filter, children }: DownloadCsvProps) {
  const dispatch = useAppDispatch()
  const notify = useNotify()
  const [read, setRead] = useState<number>()
  const [error, setError] = useState<ApiError>()
  const call = useRef<{ abort: () => void }>(undefined)
  const cancel = () => call.current?.abort()
  useEffect(() => cancel, [])

  /** Awaits one request; Cancel aborts it. */
  async function answered<Answer>(asked: {
    abort: () => void
    then: PromiseLike<{ data?: Answer; error?: unknown }>['then']
  }) {
    call.current = asked
    const { data, error: failure } = await asked
    if (data === undefined) throw failure
    return data
  }

  async function readAll() {
    // A fixed end, so that entries that arrive meanwhile are excluded.
    const span = { endTime: new Date(regionNow()).toISOString(), ...spanArgs(range) }
    const entries: LoggedEntry[] = []
    const pages = eachPage(PER_CALL, async (pageToken) => {
      const args = { ...span, limit: PER_CALL, sortBy: NEWEST_FIRST, pageToken }
      return { data: await answered(dispatch(auditLogList.initiate(args, once))) }
    })
    for await (const { data } of pages) {
      entries.push(...data.items)
      setRead(entries.length)
    }
    return entries
  }

  async function download() {
    setError(undefined)
    setRead(0)
    try {
      const entries = await readAll()
      const siloIds = silosOf(entries)
      const names = await answered(dispatch(auditPeople.initiate({ siloIds }, { subscribe: false })))
      const found = filterRows(entries, filter, auditText(names), auditFacets(names))
      const day = new Date(range.to).toISOString().slice(0, 10)
      saveFile(`audit-log-${day}.csv`, new Blob([auditCsv(found, names)], { type: 'text/csv' }))
      notify(`CSV saved with ${formatExact(found.length)} of ${formatExact(entries.length)} entries`)
    } catch (failure) {
      // A cancelled request is no failure.
      if ((failure as { name?: string } | undefined)?.name !== 'AbortError') setError(failure as ApiError)
    } finally {
      setRead(undefined)
    }
  }

  return (
    <>
      <div className={styles.strip}>
        {children}
        <span className={styles.download}>
          <span role="status" className={styles.progress}>
            {read !== undefined && (
              <>
                <Spinner /> {formatExact(read)} entries read
              </>
            )}
          </span>
          {read === undefined ? (
            <Button icon={<Download size={14} aria-hidden />} onClick={() => void download()}>
              Download CSV
            </Button>
          ) : (
            <Button onClick={cancel}>Cancel download</Button>
          )}
        </span>
      </div>
      {error && (
        <ErrorNotice title="Could not read the whole log" error={error} onRetry={() => void download()} />
      )}
    </>
  )
}
