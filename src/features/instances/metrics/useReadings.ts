import { useEffect, useMemo, useRef } from 'react'
import { metricsApi } from '../../../store/api/metrics'
import type { ApiError } from '../../../store/model/apiError'
import type { ChartSpec } from './charts'
import { queryText } from './query'
import { isNothingToGroup, readingsOf, scaled } from './readings'
import type { MetricsView } from './useMetricsView'

const NOTHING = { points: [], seriesCount: 0 }

/** The readings of a chart over the time range of the page, asked for again at each refresh. */
export function useReadings(spec: ChartSpec, { project, range, refreshedAt }: MetricsView) {
  const query = useMemo(() => queryText({ ...spec, from: range.from, to: range.to }), [spec, range])
  const { data, currentData, error, isFetching, refetch } = metricsApi.endpoints.timeseriesQuery.useQuery({
    project,
    body: { query },
  })
  // A range that has not moved gives the same query: its last window may have filled meanwhile.
  const seen = useRef(refreshedAt)
  useEffect(() => {
    if (seen.current === refreshedAt) return
    seen.current = refreshedAt
    void refetch()
  }, [refreshedAt, refetch])

  const isEmpty = isNothingToGroup(error)
  const readings = useMemo(() => (isEmpty ? NOTHING : data && readingsOf(data)), [isEmpty, data])
  const { points, unit } = useMemo(() => scaled(readings ?? NOTHING, spec.measure), [readings, spec.measure])
  return {
    query,
    points: readings ? points : undefined,
    unit,
    /** Other readings are on their way; what is shown is of another time. */
    isBusy: isFetching && currentData === undefined,
    failure: error !== undefined && !isEmpty && !isFetching ? (error as ApiError) : undefined,
    refetch,
  }
}
