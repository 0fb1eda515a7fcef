// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemMetric: Operation<'systemMetric'> = {
  name: 'systemMetric',
  method: 'GET',
  path: '/v1/system/metrics/{metricName}',
  query: ['endTime', 'limit', 'order', 'pageToken', 'startTime', 'silo'],
  body: null,
  status: 200,
}
