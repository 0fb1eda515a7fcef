// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemTimeseriesSchemaList: Operation<'systemTimeseriesSchemaList'> = {
  name: 'systemTimeseriesSchemaList',
  method: 'GET',
  path: '/v1/system/timeseries/schemas',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}
