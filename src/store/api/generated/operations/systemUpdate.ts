// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const systemUpdateRecoveryFinish: Operation<'systemUpdateRecoveryFinish'> = {
  name: 'systemUpdateRecoveryFinish',
  method: 'PUT',
  path: '/v1/system/update/recovery-finish',
  body: 'json',
  since: '2026032500',
}

export const systemUpdateRepositoryList: Operation<'systemUpdateRepositoryList'> = {
  name: 'systemUpdateRepositoryList',
  method: 'GET',
  path: '/v1/system/update/repositories',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '20251008',
}

export const systemUpdateRepositoryUpload: Operation<'systemUpdateRepositoryUpload'> = {
  name: 'systemUpdateRepositoryUpload',
  method: 'PUT',
  path: '/v1/system/update/repositories',
  query: ['fileName'],
  body: 'binary',
}

export const systemUpdateRepositoryView: Operation<'systemUpdateRepositoryView'> = {
  name: 'systemUpdateRepositoryView',
  method: 'GET',
  path: '/v1/system/update/repositories/{systemVersion}',
}

export const systemUpdateStatus: Operation<'systemUpdateStatus'> = {
  name: 'systemUpdateStatus',
  method: 'GET',
  path: '/v1/system/update/status',
}

export const systemUpdateTrustRootCreate: Operation<'systemUpdateTrustRootCreate'> = {
  name: 'systemUpdateTrustRootCreate',
  method: 'POST',
  path: '/v1/system/update/trust-roots',
  body: 'json',
}

export const systemUpdateTrustRootDelete: Operation<'systemUpdateTrustRootDelete'> = {
  name: 'systemUpdateTrustRootDelete',
  method: 'DELETE',
  path: '/v1/system/update/trust-roots/{trustRootId}',
}

export const systemUpdateTrustRootList: Operation<'systemUpdateTrustRootList'> = {
  name: 'systemUpdateTrustRootList',
  method: 'GET',
  path: '/v1/system/update/trust-roots',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const systemUpdateTrustRootView: Operation<'systemUpdateTrustRootView'> = {
  name: 'systemUpdateTrustRootView',
  method: 'GET',
  path: '/v1/system/update/trust-roots/{trustRootId}',
}

export const targetReleaseUpdate: Operation<'targetReleaseUpdate'> = {
  name: 'targetReleaseUpdate',
  method: 'PUT',
  path: '/v1/system/update/target-release',
  body: 'json',
}
