// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const auditLogList: Operation<'auditLogList'> = {
  name: 'auditLogList',
  method: 'GET',
  path: '/v1/system/audit-log',
  query: ['endTime', 'limit', 'pageToken', 'sortBy', 'startTime'],
}
