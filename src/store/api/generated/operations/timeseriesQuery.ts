// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const timeseriesQuery: Operation<'timeseriesQuery'> = {
  name: 'timeseriesQuery',
  method: 'POST',
  path: '/v1/timeseries/query',
  query: ['project'],
  body: 'json',
  status: 200,
}
