import { useEffect, useMemo, useRef, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ApiError } from '#model/apiError'
import type { TimeseriesSchema } from '#store/api/generated/types'
import { metricsApi } from '#store/api/resources/metrics'
import { TimeChart } from '#ui/chart/TimeChart'
import { watchInView } from '#ui/layout/inView'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { Link } from '#features/kit/routing/Link'
import { ChartGrid } from '#features/shared/charts/ChartGrid'
import { isAbsent } from '#features/shared/dayLines/isAbsent'
import { dayKey, dayQueryText, daysOf, highestInDay, type DayQuery } from '#features/shared/dayLines/dayOf'
import { isNothingToGroup } from '#features/shared/metrics/nothingToGroup'
import { metrics } from '../noun'
import { unitFor } from '../unitFor'
import styles from './DayCharts.module.css'

/** A chart of the last day of one thing that the region measures. */
export interface DayChart extends DayQuery {
  title: string
  /** Below the title: what is drawn, where the title does not say it. */
  description?: string
  units: TimeseriesSchema['units']
  /** Converts a value of the response, in its units. */
  scale?: (value: number) => number
  /** The values are no amounts: their axis begins near the lowest one. */
  isFromData?: boolean
}

interface DayChartsProps {
  charts: readonly DayChart[]
  /** The thing, by its values of the fields of the queries. */
  of: readonly [string, ...string[]]
}

/**
 * Charts of the last day of one thing, each with its query, which is sent once the charts are in view. A region that does
 * not measure it, or not for this user, has none.
 */
export function DayCharts({ charts, of }: DayChartsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!frame.current || isSeen) return undefined
    return watchInView(frame.current, (isInView) => {
      if (isInView) setIsSeen(true)
    })
  }, [isSeen])
  return (
    <div ref={frame} className={styles.day}>
      <ChartGrid>
        {charts.map((chart) => (
          <OneDay key={chart.title} chart={chart} of={of} isSeen={isSeen} />
        ))}
      </ChartGrid>
    </div>
  )
}

const same = (value: number) => value

function OneDay({ chart, of, isSeen }: { chart: DayChart; of: DayChartsProps['of']; isSeen: boolean }) {
  const { title, description, units, fields, scale = same, isFromData = false } = chart
  const text = dayQueryText(chart, [of[0]])
  const { data, error, isFetching, refetch } = metricsApi.endpoints.systemTimeseriesQuery.useQuery(
    isSeen ? { body: { query: text } } : skipToken,
  )
  const key = dayKey(of)
  const isEmpty = isNothingToGroup(error)
  const { points, unit } = useMemo(() => {
    const day = data && daysOf(data, fields, scale).get(key)
    const { unit: drawnUnit, per } = unitFor(units, day ? highestInDay(day) : 0)
    return {
      unit: drawnUnit,
      points: day?.times.map((at, index) => {
        const value = day.values[index] ?? null
        return { at, value: value === null ? null : value / per }
      }),
    }
  }, [data, fields, scale, units, key])
  if (!isEmpty && isAbsent(error)) return null
  const query = new URLSearchParams({ query: text.replaceAll(' | ', '\n| ') })
  return (
    <TimeChart
      title={title}
      description={description}
      points={data || isEmpty ? (points ?? []) : undefined}
      range={undefined}
      unit={unit}
      isFromData={isFromData}
      syncKey={`last day of ${key}`}
      emptyText="Nothing was measured in the last day."
      failure={
        error !== undefined && !isEmpty && !isFetching ? (
          <ErrorNotice
            error={error as ApiError}
            title={loadFailureTitle(title)}
            onRetry={() => void refetch()}
          />
        ) : undefined
      }
      menu={[
        {
          kind: 'link',
          key: 'explorer',
          label: 'Open in the metrics explorer',
          link: <Link to={{ pathname: metrics.to.list(), search: String(query) }} />,
        },
      ]}
    />
  )
}
