import { api } from './api'
import { read } from './endpoint'
import { timeseriesQuery } from './generated/operations/experimental'
import { siloMetric } from './generated/operations/metrics'
import { systemMetric } from './generated/operations/system-metrics'

/**
 * What was measured. A query travels as a POST and changes nothing, so it is a read here; its time range is part of it,
 * and so no write makes it stale.
 */
export const metricsApi = api.injectEndpoints({
  endpoints: (build) => ({
    timeseriesQuery: read(build, timeseriesQuery, []),
    siloMetric: read(build, siloMetric, ['Utilization']),
    systemMetric: read(build, systemMetric, ['Utilization']),
  }),
})
