import { useMemo } from 'react'
import type { TimeseriesSchema } from '#store/api/generated/types'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { formatCount } from '#ui/format/numbers'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { healthApi } from '#store/api/resources/health'
import { windowSeconds } from './exports/query'
import { queryWords } from '#features/shared/metrics/queryWords'
import type { TimeRangeControl } from '#features/shared/timeRange/useTimeRange'
import { tablesOf } from './answerTables'
import { AnswerChart } from './AnswerChart'
import { inWindows } from './askedQuery'
import styles from './metrics.module.css'
import { useAnswer } from './useAnswer'

/** The maximum number of readings per series that are drawn and listed. */
const MOST_READINGS = 2_000

interface AnswerProps {
  asked: string
  control: TimeRangeControl
  schemas: readonly TimeseriesSchema[]
  onAsk: (query: string) => void
}

const { placedInstances, siloInstances } = healthApi.endpoints
const none = {}

/** The names of instances by their ids, if Overview or Issues has read them. Nothing is asked for. */
function useKnownNames(): ReadonlyMap<string, string> {
  const { data: placed } = placedInstances.useQueryState(none)
  const { data: own } = siloInstances.useQueryState(none)
  return useMemo(
    () =>
      new Map(
        [...(placed ?? []), ...(own ?? []).map(({ instance }) => instance)].map(({ id, name }) => [id, name]),
      ),
    [placed, own],
  )
}

/** The response to a query: its charts, or why there are none. Errors in the query are shown at the query box. */
export function QueryAnswer({ asked, control, schemas, onAsk }: AnswerProps) {
  const { range } = control
  const { data, sent, isEmpty, isBusy, mistake, excess, failure, hasOwnTime, refetch } = useAnswer(
    asked,
    range,
  )
  const names = useKnownNames()
  const tables = useMemo(() => {
    const words = queryWords(asked)
    const has = (name: string) => words.some(({ kind, text }) => kind === 'name' && text === name)
    return (
      data &&
      tablesOf(data, schemas, {
        from: hasOwnTime ? -Infinity : range.from,
        hasTotals: hasOwnTime && !has('last'),
        isSummed: has('sum'),
        names,
      })
    )
    // The lines of an earlier range stay until those of the new one arrive.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the range of the answer, not of the page
  }, [data, schemas, asked, hasOwnTime, names])
  const windowS = windowSeconds(range)
  const wide = hasOwnTime ? undefined : inWindows(asked, windowS)
  const narrow = wide !== undefined && wide !== asked && (
    <p>
      <Button size="small" onClick={() => onAsk(wide)}>
        Run it in windows of {formatCount(windowS)} s
      </Button>
    </p>
  )
  if (mistake) return null
  if (excess)
    return (
      <div className={styles.answer}>
        <Notice tone="attention" title="Too much data">
          <p>{excess.message}</p>
          {narrow}
        </Notice>
      </div>
    )
  if (failure)
    return (
      <div className={styles.answer}>
        <ErrorNotice
          error={failure}
          title={failure.statusCode === 403 ? 'You may not query the region' : 'Could not run the query'}
          onRetry={() => void refetch()}
        />
      </div>
    )
  const shown = isEmpty || tables?.every(({ lines }) => lines.length === 0) ? [] : tables
  if (!shown || shown.length === 0)
    return (
      <AnswerChart
        table={undefined}
        isLoading={shown === undefined}
        names={names}
        isBusy={isBusy}
        sent={sent}
        control={control}
        hasOwnTime={hasOwnTime}
      />
    )
  return shown.map((table) =>
    table.moments.length > MOST_READINGS ? (
      <div key={table.name} className={styles.answer}>
        <Notice tone="attention" title="Too much data">
          <p>
            {table.name} has {formatCount(table.moments.length)} readings in each series; up to{' '}
            {formatCount(MOST_READINGS)} are shown.
          </p>
          {narrow}
        </Notice>
      </div>
    ) : (
      <AnswerChart
        key={table.name}
        table={table}
        isLoading={false}
        names={names}
        isBusy={isBusy}
        sent={sent}
        control={control}
        hasOwnTime={hasOwnTime}
      />
    ),
  )
}
