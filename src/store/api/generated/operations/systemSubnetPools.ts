// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const systemSubnetPoolCreate: Operation<'systemSubnetPoolCreate'> = {
  name: 'systemSubnetPoolCreate',
  method: 'POST',
  path: '/v1/system/subnet-pools',
  body: 'json',
  since: '2026021301',
}

export const systemSubnetPoolDelete: Operation<'systemSubnetPoolDelete'> = {
  name: 'systemSubnetPoolDelete',
  method: 'DELETE',
  path: '/v1/system/subnet-pools/{pool}',
  since: '2026021301',
}

export const systemSubnetPoolList: Operation<'systemSubnetPoolList'> = {
  name: 'systemSubnetPoolList',
  method: 'GET',
  path: '/v1/system/subnet-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}

export const systemSubnetPoolMemberAdd: Operation<'systemSubnetPoolMemberAdd'> = {
  name: 'systemSubnetPoolMemberAdd',
  method: 'POST',
  path: '/v1/system/subnet-pools/{pool}/members/add',
  body: 'json',
  since: '2026021301',
}

export const systemSubnetPoolMemberList: Operation<'systemSubnetPoolMemberList'> = {
  name: 'systemSubnetPoolMemberList',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}/members',
  query: ['limit', 'pageToken'],
  since: '2026021301',
}

export const systemSubnetPoolMemberRemove: Operation<'systemSubnetPoolMemberRemove'> = {
  name: 'systemSubnetPoolMemberRemove',
  method: 'POST',
  path: '/v1/system/subnet-pools/{pool}/members/remove',
  body: 'json',
  since: '2026021301',
}

export const systemSubnetPoolSiloLink: Operation<'systemSubnetPoolSiloLink'> = {
  name: 'systemSubnetPoolSiloLink',
  method: 'POST',
  path: '/v1/system/subnet-pools/{pool}/silos',
  body: 'json',
  since: '2026021301',
}

export const systemSubnetPoolSiloList: Operation<'systemSubnetPoolSiloList'> = {
  name: 'systemSubnetPoolSiloList',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}/silos',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}

export const systemSubnetPoolSiloUnlink: Operation<'systemSubnetPoolSiloUnlink'> = {
  name: 'systemSubnetPoolSiloUnlink',
  method: 'DELETE',
  path: '/v1/system/subnet-pools/{pool}/silos/{silo}',
  since: '2026021301',
}

export const systemSubnetPoolSiloUpdate: Operation<'systemSubnetPoolSiloUpdate'> = {
  name: 'systemSubnetPoolSiloUpdate',
  method: 'PUT',
  path: '/v1/system/subnet-pools/{pool}/silos/{silo}',
  body: 'json',
  since: '2026021301',
}

export const systemSubnetPoolUpdate: Operation<'systemSubnetPoolUpdate'> = {
  name: 'systemSubnetPoolUpdate',
  method: 'PUT',
  path: '/v1/system/subnet-pools/{pool}',
  body: 'json',
  since: '2026021301',
}

export const systemSubnetPoolUtilizationView: Operation<'systemSubnetPoolUtilizationView'> = {
  name: 'systemSubnetPoolUtilizationView',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}/utilization',
  since: '2026021301',
}

export const systemSubnetPoolView: Operation<'systemSubnetPoolView'> = {
  name: 'systemSubnetPoolView',
  method: 'GET',
  path: '/v1/system/subnet-pools/{pool}',
  since: '2026021301',
}
