// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const siloMetric: Operation<'siloMetric'> = {
  name: 'siloMetric',
  method: 'GET',
  path: '/v1/metrics/{metricName}',
  query: ['endTime', 'limit', 'order', 'pageToken', 'startTime', 'project'],
}
