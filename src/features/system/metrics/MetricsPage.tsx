import { useMemo } from 'react'
import { PageHeader } from '#ui/layout/PageHeader'
import { PageHelp } from '#features/kit/help/PageHelp'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { windowSeconds } from './exports/query'
import { RANGE_PARAMETERS } from '#features/shared/timeRange/rangeAddress'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import { DEFAULT_PRESET } from '#features/shared/timeRange/timeRange'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { loadAhead } from '#features/kit/routing/load'
import { usePageParameters } from '#features/kit/routing/pageQuery'
import { metricsApi } from '#store/api/resources/metrics'
import { ALL_LIMIT } from '#model/paging'
import { seenValues } from './answerTables'
import { QueryAnswer } from './QueryAnswer'
import { Examples } from './Examples'
import { metrics } from './noun'
import { QueryForm } from './QueryForm'
import { useAnswer } from './useAnswer'

const { systemTimeseriesSchemaList } = metricsApi.endpoints
const all = { limit: ALL_LIMIT }

/** The schemas of the region's series for completion; the form works without them. */
export const loader = loadAhead(systemTimeseriesSchemaList, () => all)

/** A query runs again only on demand, because it can be expensive. */
const range = { preset: DEFAULT_PRESET, interval: 0, drops: [] } as const
const parameters = ['query', ...RANGE_PARAMETERS]
const noSchemas: readonly never[] = []

/** Queries over the region's time series. The address contains the query and its time range. Rule: MET-15. */
export function MetricsPage() {
  const control = useTimeRange(range)
  usePageParameters(parameters)
  const [asked, ask] = useSearchParam('query', '')
  const known = systemTimeseriesSchemaList.useQuery(all)
  const answer = useAnswer(asked, control.range)
  useRefetchAt(control.refreshedAt, () => asked !== '' && answer.refetch())
  const schemas = known.data?.items ?? noSchemas
  const windowS = windowSeconds(control.range)
  const context = useMemo(
    () => ({ schemas, windowS, seen: answer.data ? seenValues(answer.data) : new Map<string, string[]>() }),
    [schemas, windowS, answer.data],
  )
  return (
    <>
      <PageHeader title={metrics.title} context="Query what the region measures." actions={<PageHelp />} />
      <QueryForm
        asked={asked}
        answer={answer}
        control={control}
        context={context}
        onAsk={(query) => (query === asked ? control.refresh() : ask(query))}
      />
      {known.error !== undefined && (
        <ErrorNotice
          error={known.error as Parameters<typeof ErrorNotice>[0]['error']}
          title="Could not load the names of series"
          onRetry={() => void known.refetch()}
        />
      )}
      {asked === '' ? (
        <Examples windowS={windowS} search={control.search} />
      ) : (
        <QueryAnswer
          // The response of another query is not shown while this one loads.
          key={asked}
          asked={asked}
          control={control}
          schemas={schemas}
          onAsk={ask}
        />
      )}
    </>
  )
}
