import { useMemo } from 'react'
import type { VirtualResourceCounts, Measurement } from '#store/api/generated/types'
import { metricsApi, type CapacityOwner, type CapacityHistory } from '#store/api/resources/metrics'
import type { ApiError } from '#model/apiError'
import { highestOf } from '#ui/chart/axis'
import type { ChartPoint, ChartUnit, ChartRange } from '#ui/chart/chartLines'
import { TimeChart } from '#ui/chart/TimeChart'
import { capacityResources, type CapacityResource } from '#features/shared/capacity/capacityResources'
import { byteUnitFor, shortNumber } from '#features/shared/charts/byteUnit'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import type { TimeRangeControl } from '#features/shared/timeRange/useTimeRange'
import { timeOf } from '#model/dates'
import styles from './CapacityCharts.module.css'

/** Synchronises the crosshairs of the charts of a page. */
const SYNC_KEY = 'capacity'

const vcpus: ChartUnit = {
  label: 'vCPUs',
  format: (value) => `${shortNumber(value)} vCPUs`,
  axis: shortNumber,
}

/** The points and the quota in one unit, chosen by the highest value. */
function drawn(
  points: readonly ChartPoint[] | undefined,
  { isBytes, words }: CapacityResource,
  quota: number | undefined,
) {
  const { unit, bytes } = isBytes ? byteUnitFor(highestOf(points ?? [], quota)) : { unit: vcpus, bytes: 1 }
  return {
    unit,
    points: points?.map(({ at, value }) => ({ at, value: value === null ? null : value / bytes })),
    limit: quota === undefined ? undefined : { label: `Quota ${words(quota)}`, value: quota / bytes },
  }
}

interface CapacityChartProps {
  resource: CapacityResource
  owner: CapacityOwner
  control: TimeRangeControl
  quota: number | undefined
}

/** The number of points for an unchanged level, so that a month of hourly levels has a readable table. */
const REPEATS = 60

const levelOf = ({ datum }: Measurement) => Number(datum.datum)

/**
 * The points of a step chart. It starts at the start of the range with the last level before it, or with zero,
 * and ends at its end with the last level. An unchanged level is repeated at most 60 times; no change is left out.
 */
export function levelPoints({ before, within }: CapacityHistory, { from, to }: ChartRange): ChartPoint[] {
  const measured = within.map((level) => ({ at: timeOf(level, 'timestamp'), value: levelOf(level) }))
  const first = measured[0]
  const all =
    first && first.at <= from
      ? measured
      : [{ at: from, value: before === undefined ? 0 : levelOf(before) }, ...measured]
  const points: { at: number; value: number }[] = []
  const apart = (to - from) / REPEATS
  for (const point of all) {
    const last = points.at(-1)
    if (!last || last.value !== point.value || point.at - last.at >= apart) points.push(point)
  }
  const last = points.at(-1)
  return last && last.at < to ? [...points, { at: to, value: last.value }] : points
}

function CapacityChart({ resource, owner, control, quota }: CapacityChartProps) {
  const { range, refreshedAt, zoom, resetZoom } = control
  const { data, currentData, error, isFetching, refetch } = metricsApi.endpoints.capacityHistory.useQuery({
    owner,
    metric: resource.metric,
    from: range.from,
    to: range.to,
  })
  useRefetchAt(refreshedAt, refetch)
  const shown = useMemo(
    () => drawn(data && levelPoints(data, range), resource, quota),
    [data, range, resource, quota],
  )
  return (
    <TimeChart
      title={resource.label}
      description={resource.about}
      {...shown}
      range={range}
      kind="step"
      busy={isFetching && currentData === undefined}
      syncKey={SYNC_KEY}
      onZoom={zoom}
      onResetZoom={resetZoom}
      failure={
        error !== undefined && !isFetching ? (
          <ErrorNotice
            error={error as ApiError}
            title={`Could not load the history of ${resource.key === 'cpus' ? 'CPU' : resource.key}`}
            onRetry={() => void refetch()}
          />
        ) : undefined
      }
    />
  )
}

interface CapacityChartsProps {
  /** Provisioned by the silo, or by all. The region's charts are below a list of its silos: less height is left to them. */
  owner: CapacityOwner
  control: TimeRangeControl
  /** The present quotas, drawn as a line; undefined if the owner has none, or while they load. */
  quotas?: VirtualResourceCounts | undefined
}

/** The provisioned capacity over time: one chart per resource, in columns as the meters above. */
export const CapacityCharts = ({ owner, control, quotas }: CapacityChartsProps) => (
  <div className={styles.charts} data-level={owner.level}>
    {capacityResources.map((resource) => (
      <CapacityChart
        // Another owner remounts the chart, so that the old levels are not shown.
        key={`${resource.key} ${JSON.stringify(owner)}`}
        resource={resource}
        owner={owner}
        control={control}
        quota={quotas?.[resource.key]}
      />
    ))}
  </div>
)
