import { expect, it } from 'vitest'
import type { AuditLogEntry } from '#store/api/generated/types'
import { changeTitle, changeWords } from './changeWords'

const success = { kind: 'success', httpStatusCode: 201 }
const refused = { kind: 'error', httpStatusCode: 403 }

it.each([
  ['instance_create', '/v1/instances?project=harbour', success, 'created an instance in harbour'],
  ['instance_create', '/v1/instances?project=harbour', refused, 'could not create an instance in harbour'],
  ['disk_delete', '/v1/disks/log?project=harbour', success, 'deleted disk log in harbour'],
  ['disk_delete', '/v1/disks/0b7f9a1e-4a52-4c1f-9d1e-0123456789ab', success, 'deleted a disk'],
  ['project_delete', '/v1/projects/harbour', success, 'deleted project harbour'],
  ['login_local', '/v1/login/ops/local', success, 'signed in'],
  ['device_auth_confirm', '/device/confirm', refused, 'could not authorize a device'],
  ['silo_create', '/v1/system/silos', success, 'used silo_create'],
])('%s of %s', (operationId, requestUri, result, text) => {
  expect(changeWords({ operationId, requestUri, result } as AuditLogEntry)).toBe(text)
})

it('an operation that the console does not know has no title', () => {
  const titleOf = (operationId: string) =>
    changeTitle({ operationId, requestUri: '/v1/projects', result: success } as AuditLogEntry)
  expect(titleOf('project_create')).toBe('Created a project')
  expect(titleOf('toString')).toBeUndefined()
})
