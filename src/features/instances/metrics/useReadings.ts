import { useMemo } from 'react'
import { metricsApi } from '#store/api/resources/metrics'
import type { ApiError } from '#store/model/apiError'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import type { ChartSpec } from './charts'
import { isNothingToGroup } from '#features/shared/metrics/nothingToGroup'
import { queryText } from '#features/shared/metrics/query'
import { readingsOf, scaled } from './readings'
import type { MetricsView } from './useMetricsView'

const NOTHING = { points: [], seriesCount: 0 }

/** The readings of a chart for the page's time range, fetched again at each refresh. */
export function useReadings(spec: ChartSpec, { project, range, refreshedAt }: MetricsView) {
  const query = useMemo(() => queryText({ ...spec, from: range.from, to: range.to }), [spec, range])
  const { data, currentData, error, isFetching, refetch } = metricsApi.endpoints.timeseriesQuery.useQuery({
    project,
    body: { query },
  })
  useRefetchAt(refreshedAt, refetch)

  const isEmpty = isNothingToGroup(error)
  const readings = useMemo(() => (isEmpty ? NOTHING : data && readingsOf(data)), [isEmpty, data])
  const { points, unit } = useMemo(() => scaled(readings ?? NOTHING, spec.measure), [readings, spec.measure])
  return {
    query,
    points: readings ? points : undefined,
    unit,
    /** New readings are loading; the shown ones are of another time range. */
    isBusy: isFetching && currentData === undefined,
    failure: error !== undefined && !isEmpty && !isFetching ? (error as ApiError) : undefined,
    refetch,
  }
}
