import { metricsApi } from '#store/api/resources/metrics'
import { ALL_LIMIT } from '#store/model/paging'
import { loadAhead } from '#features/routing/load'

/** The series of the region: they complete a query, which can be typed without them. */
export const metricsLoader = loadAhead(metricsApi.endpoints.systemTimeseriesSchemaList, () => ({
  limit: ALL_LIMIT,
}))
