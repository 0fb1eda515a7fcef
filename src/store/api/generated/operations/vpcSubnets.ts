// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const vpcSubnetCreate: Operation<'vpcSubnetCreate'> = {
  name: 'vpcSubnetCreate',
  method: 'POST',
  path: '/v1/vpc-subnets',
  query: ['project', 'vpc'],
  body: 'json',
}

export const vpcSubnetDelete: Operation<'vpcSubnetDelete'> = {
  name: 'vpcSubnetDelete',
  method: 'DELETE',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
}

export const vpcSubnetList: Operation<'vpcSubnetList'> = {
  name: 'vpcSubnetList',
  method: 'GET',
  path: '/v1/vpc-subnets',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}

export const vpcSubnetListNetworkInterfaces: Operation<'vpcSubnetListNetworkInterfaces'> = {
  name: 'vpcSubnetListNetworkInterfaces',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}/network-interfaces',
  query: ['limit', 'pageToken', 'project', 'sortBy', 'vpc'],
}

export const vpcSubnetUpdate: Operation<'vpcSubnetUpdate'> = {
  name: 'vpcSubnetUpdate',
  method: 'PUT',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
  body: 'json',
}

export const vpcSubnetView: Operation<'vpcSubnetView'> = {
  name: 'vpcSubnetView',
  method: 'GET',
  path: '/v1/vpc-subnets/{subnet}',
  query: ['project', 'vpc'],
}
