// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const systemTimeseriesQuery: Operation<'systemTimeseriesQuery'> = {
  name: 'systemTimeseriesQuery',
  method: 'POST',
  path: '/v1/system/timeseries/query',
  query: [],
  body: 'json',
  status: 200,
}
