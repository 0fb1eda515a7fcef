// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const systemMetric: Operation<'systemMetric'> = {
  name: 'systemMetric',
  method: 'GET',
  path: '/v1/system/metrics/{metricName}',
  query: ['endTime', 'limit', 'order', 'pageToken', 'startTime', 'silo'],
}

export const systemTimeseriesQuery: Operation<'systemTimeseriesQuery'> = {
  name: 'systemTimeseriesQuery',
  method: 'POST',
  path: '/v1/system/timeseries/query',
  body: 'json',
}

export const systemTimeseriesSchemaList: Operation<'systemTimeseriesSchemaList'> = {
  name: 'systemTimeseriesSchemaList',
  method: 'GET',
  path: '/v1/system/timeseries/schemas',
  query: ['limit', 'pageToken'],
}
