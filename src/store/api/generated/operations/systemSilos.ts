// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const siloCreate: Operation<'siloCreate'> = {
  name: 'siloCreate',
  method: 'POST',
  path: '/v1/system/silos',
  body: 'json',
}

export const siloDelete: Operation<'siloDelete'> = {
  name: 'siloDelete',
  method: 'DELETE',
  path: '/v1/system/silos/{silo}',
}

export const siloIpPoolList: Operation<'siloIpPoolList'> = {
  name: 'siloIpPoolList',
  method: 'GET',
  path: '/v1/system/silos/{silo}/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const siloList: Operation<'siloList'> = {
  name: 'siloList',
  method: 'GET',
  path: '/v1/system/silos',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const siloPolicyUpdate: Operation<'siloPolicyUpdate'> = {
  name: 'siloPolicyUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/policy',
  body: 'json',
}

export const siloPolicyView: Operation<'siloPolicyView'> = {
  name: 'siloPolicyView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/policy',
}

export const siloQuotasUpdate: Operation<'siloQuotasUpdate'> = {
  name: 'siloQuotasUpdate',
  method: 'PUT',
  path: '/v1/system/silos/{silo}/quotas',
  body: 'json',
}

export const siloQuotasView: Operation<'siloQuotasView'> = {
  name: 'siloQuotasView',
  method: 'GET',
  path: '/v1/system/silos/{silo}/quotas',
}

export const siloSubnetPoolList: Operation<'siloSubnetPoolList'> = {
  name: 'siloSubnetPoolList',
  method: 'GET',
  path: '/v1/system/silos/{silo}/subnet-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}

export const siloView: Operation<'siloView'> = {
  name: 'siloView',
  method: 'GET',
  path: '/v1/system/silos/{silo}',
}
