// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolCreate: Operation<'ipPoolCreate'> = {
  name: 'ipPoolCreate',
  method: 'POST',
  path: '/v1/system/ip-pools',
  query: [],
  body: 'json',
  status: 201,
}

export const ipPoolDelete: Operation<'ipPoolDelete'> = {
  name: 'ipPoolDelete',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: null,
  status: 204,
}

export const ipPoolList: Operation<'ipPoolList'> = {
  name: 'ipPoolList',
  method: 'GET',
  path: '/v1/system/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const ipPoolRangeAdd: Operation<'ipPoolRangeAdd'> = {
  name: 'ipPoolRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/add',
  query: [],
  body: 'json',
  status: 201,
}

export const ipPoolRangeList: Operation<'ipPoolRangeList'> = {
  name: 'ipPoolRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/ranges',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}

export const ipPoolRangeRemove: Operation<'ipPoolRangeRemove'> = {
  name: 'ipPoolRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/remove',
  query: [],
  body: 'json',
  status: 204,
}

export const ipPoolServiceRangeAdd: Operation<'ipPoolServiceRangeAdd'> = {
  name: 'ipPoolServiceRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/add',
  query: [],
  body: 'json',
  status: 201,
}

export const ipPoolServiceRangeList: Operation<'ipPoolServiceRangeList'> = {
  name: 'ipPoolServiceRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools-service/ranges',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}

export const ipPoolServiceRangeRemove: Operation<'ipPoolServiceRangeRemove'> = {
  name: 'ipPoolServiceRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/remove',
  query: [],
  body: 'json',
  status: 204,
}

export const ipPoolServiceView: Operation<'ipPoolServiceView'> = {
  name: 'ipPoolServiceView',
  method: 'GET',
  path: '/v1/system/ip-pools-service',
  query: [],
  body: null,
  status: 200,
}

export const ipPoolSiloLink: Operation<'ipPoolSiloLink'> = {
  name: 'ipPoolSiloLink',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/silos',
  query: [],
  body: 'json',
  status: 201,
}

export const ipPoolSiloList: Operation<'ipPoolSiloList'> = {
  name: 'ipPoolSiloList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const ipPoolSiloUnlink: Operation<'ipPoolSiloUnlink'> = {
  name: 'ipPoolSiloUnlink',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  query: [],
  body: null,
  status: 204,
}

export const ipPoolSiloUpdate: Operation<'ipPoolSiloUpdate'> = {
  name: 'ipPoolSiloUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  query: [],
  body: 'json',
  status: 200,
}

export const ipPoolUpdate: Operation<'ipPoolUpdate'> = {
  name: 'ipPoolUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: 'json',
  status: 200,
}

export const ipPoolUtilizationView: Operation<'ipPoolUtilizationView'> = {
  name: 'ipPoolUtilizationView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/utilization',
  query: [],
  body: null,
  status: 200,
}

export const ipPoolView: Operation<'ipPoolView'> = {
  name: 'ipPoolView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}',
  query: [],
  body: null,
  status: 200,
}
