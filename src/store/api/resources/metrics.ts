import { partLimit, wholeLimit, type Limit } from '#model/paging'
import { api } from '../api'
import { askOne, toCall, type TypedCall } from '../wire/call'
import { query } from '../wire/endpoint'
import { provides } from '../wire/outdated'
import { timeseriesQuery } from '../generated/operations/experimental'
import { siloMetric } from '../generated/operations/metrics'
import {
  systemMetric,
  systemTimeseriesQuery,
  systemTimeseriesSchemaList,
} from '../generated/operations/systemMetrics'
import type {
  Measurement,
  MeasurementResultsPage,
  PaginationOrder,
  SystemMetricName,
} from '../generated/types'

/** The scope of a capacity: the user's silo or one of its projects; for operators, all silos or one of them. */
export type CapacityOwner = { level: 'silo'; project?: string } | { level: 'system'; silo?: string }

interface CapacityArgs {
  owner: CapacityOwner
  metric: SystemMetricName
  /** Milliseconds since the epoch; start inclusive, end exclusive. */
  from: number
  to: number
}

/** The levels of a capacity metric in a time range, ascending, and the last one before it. */
export interface CapacityHistory {
  before: Measurement | undefined
  within: Measurement[]
}

/** The most levels of a range. A month of hourly levels is 720, and each change is one more. */
const ALL_LEVELS = wholeLimit(30_000)

interface Scan {
  from: number
  to: number
  limit: Limit
  order: PaginationOrder
}

const iso = (ms: number) => new Date(ms).toISOString()

function capacityCall(
  { owner, metric }: CapacityArgs,
  { from, to, limit, order }: Scan,
): TypedCall<MeasurementResultsPage> {
  const args = { metricName: metric, startTime: iso(from), endTime: iso(to), limit, order }
  return owner.level === 'silo'
    ? toCall(siloMetric, { ...args, project: owner.project })
    : toCall(systemMetric, { ...args, silo: owner.silo })
}

/**
 * Metrics. Their queries are POSTs without side effects, so they are reads here; their arguments contain the time
 * range, so no write invalidates them.
 */
export const metricsApi = api.injectEndpoints({
  endpoints: (build) => ({
    timeseriesQuery: query(build, timeseriesQuery, []),
    systemTimeseriesQuery: query(build, systemTimeseriesQuery, []),
    systemTimeseriesSchemaList: query(build, systemTimeseriesSchemaList, []),
    /**
     * The provisioned capacity in a time range. Levels are written at changes, so a range may start between two.
     */
    capacityHistory: build.query<CapacityHistory, CapacityArgs>({
      queryFn: async (args, _api, _extra, ask) => {
        const { from, to } = args
        const [earlier, within] = await Promise.all([
          askOne(capacityCall(args, { from: 0, to: from, limit: partLimit(1), order: 'descending' }), ask),
          askOne(capacityCall(args, { from, to, limit: ALL_LEVELS, order: 'ascending' }), ask),
        ])
        if (earlier.error) return { error: earlier.error }
        if (within.error) return { error: within.error }
        return { data: { before: earlier.data.items[0], within: within.data.items } }
      },
      providesTags: provides('capacityHistory', () => ['Utilization']),
    }),
  }),
})
