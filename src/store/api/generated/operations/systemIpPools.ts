// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const systemIpPoolAssign: Operation<'systemIpPoolAssign'> = {
  name: 'systemIpPoolAssign',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/assignment',
  body: 'json',
  since: '2026073100',
}

export const systemIpPoolCreate: Operation<'systemIpPoolCreate'> = {
  name: 'systemIpPoolCreate',
  method: 'POST',
  path: '/v1/system/ip-pools',
  body: 'json',
}

export const systemIpPoolDelete: Operation<'systemIpPoolDelete'> = {
  name: 'systemIpPoolDelete',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}',
}

export const systemIpPoolList: Operation<'systemIpPoolList'> = {
  name: 'systemIpPoolList',
  method: 'GET',
  path: '/v1/system/ip-pools',
  query: ['assignment', 'ipVersion', 'limit', 'pageToken', 'poolType', 'sortBy'],
}

export const systemIpPoolRangeAdd: Operation<'systemIpPoolRangeAdd'> = {
  name: 'systemIpPoolRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/add',
  body: 'json',
}

export const systemIpPoolRangeList: Operation<'systemIpPoolRangeList'> = {
  name: 'systemIpPoolRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/ranges',
  query: ['limit', 'pageToken'],
}

export const systemIpPoolRangeRemove: Operation<'systemIpPoolRangeRemove'> = {
  name: 'systemIpPoolRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/remove',
  body: 'json',
}

export const systemIpPoolServiceRangeAdd: Operation<'systemIpPoolServiceRangeAdd'> = {
  name: 'systemIpPoolServiceRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/add',
  body: 'json',
  until: '2026073100',
}

export const systemIpPoolServiceRangeList: Operation<'systemIpPoolServiceRangeList'> = {
  name: 'systemIpPoolServiceRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools-service/ranges',
  query: ['limit', 'pageToken'],
  until: '2026073100',
}

export const systemIpPoolServiceRangeRemove: Operation<'systemIpPoolServiceRangeRemove'> = {
  name: 'systemIpPoolServiceRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/remove',
  body: 'json',
  until: '2026073100',
}

export const systemIpPoolServiceView: Operation<'systemIpPoolServiceView'> = {
  name: 'systemIpPoolServiceView',
  method: 'GET',
  path: '/v1/system/ip-pools-service',
  until: '2026073100',
}

export const systemIpPoolSiloLink: Operation<'systemIpPoolSiloLink'> = {
  name: 'systemIpPoolSiloLink',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/silos',
  body: 'json',
}

export const systemIpPoolSiloList: Operation<'systemIpPoolSiloList'> = {
  name: 'systemIpPoolSiloList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/silos',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const systemIpPoolSiloUnlink: Operation<'systemIpPoolSiloUnlink'> = {
  name: 'systemIpPoolSiloUnlink',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
}

export const systemIpPoolSiloUpdate: Operation<'systemIpPoolSiloUpdate'> = {
  name: 'systemIpPoolSiloUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  body: 'json',
}

export const systemIpPoolUpdate: Operation<'systemIpPoolUpdate'> = {
  name: 'systemIpPoolUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}',
  body: 'json',
}

export const systemIpPoolUtilizationView: Operation<'systemIpPoolUtilizationView'> = {
  name: 'systemIpPoolUtilizationView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/utilization',
}

export const systemIpPoolView: Operation<'systemIpPoolView'> = {
  name: 'systemIpPoolView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}',
}
