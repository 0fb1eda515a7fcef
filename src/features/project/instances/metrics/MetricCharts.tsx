import { Suspense, useState, useMemo } from 'react'
import { metricsApi } from '#store/api/resources/metrics'
import type { ApiError } from '#model/apiError'
import { TimeChart } from '#ui/chart/TimeChart'
import { lazyPart } from '#ui/lazyPart'
import { useHelpPanel } from '#features/kit/help/useHelpPanel'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { ChartGrid } from '#features/shared/charts/ChartGrid'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { isNothingToGroup } from '#features/shared/metrics/nothingToGroup'
import { queryText } from '#features/system/metrics/exports/query'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import type { ChartSpec } from './chartSpecs'
import { hasNeverRun } from './hasNeverRun'
import { readingsOf, scaled, type Reading } from './readings'
import { useMetricsView, type MetricsView } from './MetricsLayout'

const NOTHING: readonly Reading[] = []

/** The readings of a chart for the page's time range, fetched again at each refresh. */
function useReadings(spec: ChartSpec, { project, range, refreshedAt }: MetricsView) {
  const query = useMemo(() => queryText({ ...spec, from: range.from, to: range.to }), [spec, range])
  const { data, currentData, error, isFetching, refetch } = metricsApi.endpoints.timeseriesQuery.useQuery({
    project,
    body: { query },
  })
  useRefetchAt(refreshedAt, refetch)

  const isEmpty = isNothingToGroup(error)
  const readings = useMemo(
    () => (isEmpty ? NOTHING : data && readingsOf(data, range.from)),
    [isEmpty, data, range.from],
  )
  const { points, unit } = useMemo(() => scaled(readings ?? NOTHING, spec.measure), [readings, spec.measure])
  return {
    query,
    points: readings ? points : undefined,
    unit,
    /** New readings are loading; the displayed ones are of another time range. */
    isBusy: isFetching && currentData === undefined,
    failure: error !== undefined && !isEmpty && !isFetching ? (error as ApiError) : undefined,
    refetch,
  }
}

const QueryDialog = lazyPart(async () => (await import('#features/shared/metrics/QueryDialog')).QueryDialog)

/** Synchronises the crosshairs of all charts of an instance. */
const SYNC_KEY = 'instance-metrics'

/** What a chart without readings says. */
const notMeasured = {
  emptyText: 'Nothing was measured in this time. The instance may not have been running.',
}
const neverRun = {
  emptyTitle: 'It has never run',
  emptyText: 'An instance is measured from its first start on.',
}

/** A chart of an instance, with the query behind it. */
function MetricChart({ spec, height }: { spec: ChartSpec; height?: number }) {
  const view = useMetricsView()
  const { query, points, unit, isBusy, failure, refetch } = useReadings(spec, view)
  const [isQueryOpen, setIsQueryOpen] = useState(false)
  const help = useHelpPanel({ topic: 'metrics', lead: { title: spec.title, text: spec.about } })
  return (
    <>
      <TimeChart
        title={spec.title}
        description={spec.description}
        points={points}
        range={view.range}
        unit={unit}
        busy={isBusy}
        syncKey={SYNC_KEY}
        onZoom={view.zoom}
        onResetZoom={view.resetZoom}
        {...(hasNeverRun(view.instance) ? neverRun : notMeasured)}
        menu={[
          { kind: 'act', key: 'query', label: 'View query', onSelect: () => setIsQueryOpen(true) },
          { kind: 'act', key: 'about', label: 'About this metric', onSelect: () => help?.open() },
        ]}
        height={height}
        failure={
          failure ? (
            <ErrorNotice
              error={failure}
              title={loadFailureTitle(spec.title)}
              onRetry={() => void refetch()}
            />
          ) : undefined
        }
      />
      {help?.panel}
      {isQueryOpen && (
        <Suspense>
          <QueryDialog title={spec.title} query={query} onDismiss={() => setIsQueryOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/**
 * The charts of a metrics page.
 *
 * @param subject the id of the device; a change resets the charts and shows that they are loading
 */
export const MetricCharts = ({ charts, subject }: { charts: readonly ChartSpec[]; subject: string }) => (
  <ChartGrid>
    {charts.map((spec) => (
      <MetricChart
        key={`${subject} ${spec.title}`}
        spec={spec}
        height={charts.length === 1 ? 300 : undefined}
      />
    ))}
  </ChartGrid>
)
