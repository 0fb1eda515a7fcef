// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortApplySettings: Operation<'networkingSwitchPortApplySettings'> = {
  name: 'networkingSwitchPortApplySettings',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  query: ['rackId', 'switchLocation'],
  body: 'json',
  status: 204,
}

export const networkingSwitchPortClearSettings: Operation<'networkingSwitchPortClearSettings'> = {
  name: 'networkingSwitchPortClearSettings',
  method: 'DELETE',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  query: ['rackId', 'switchLocation'],
  body: null,
  status: 204,
}

export const networkingSwitchPortList: Operation<'networkingSwitchPortList'> = {
  name: 'networkingSwitchPortList',
  method: 'GET',
  path: '/v1/system/hardware/switch-port',
  query: ['limit', 'pageToken', 'sortBy', 'switchPortId'],
  body: null,
  status: 200,
}

export const networkingSwitchPortStatus: Operation<'networkingSwitchPortStatus'> = {
  name: 'networkingSwitchPortStatus',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/status',
  query: ['rackId', 'switchLocation'],
  body: null,
  status: 200,
}

export const physicalDiskList: Operation<'physicalDiskList'> = {
  name: 'physicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/disks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const physicalDiskView: Operation<'physicalDiskView'> = {
  name: 'physicalDiskView',
  method: 'GET',
  path: '/v1/system/hardware/disks/{diskId}',
  query: [],
  body: null,
  status: 200,
}

export const rackList: Operation<'rackList'> = {
  name: 'rackList',
  method: 'GET',
  path: '/v1/system/hardware/racks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const rackView: Operation<'rackView'> = {
  name: 'rackView',
  method: 'GET',
  path: '/v1/system/hardware/racks/{rackId}',
  query: [],
  body: null,
  status: 200,
}

export const sledAdd: Operation<'sledAdd'> = {
  name: 'sledAdd',
  method: 'POST',
  path: '/v1/system/hardware/sleds',
  query: [],
  body: 'json',
  status: 201,
}

export const sledInstanceList: Operation<'sledInstanceList'> = {
  name: 'sledInstanceList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/instances',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const sledList: Operation<'sledList'> = {
  name: 'sledList',
  method: 'GET',
  path: '/v1/system/hardware/sleds',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const sledListUninitialized: Operation<'sledListUninitialized'> = {
  name: 'sledListUninitialized',
  method: 'GET',
  path: '/v1/system/hardware/sleds-uninitialized',
  query: ['limit', 'pageToken'],
  body: null,
  status: 200,
}

export const sledPhysicalDiskList: Operation<'sledPhysicalDiskList'> = {
  name: 'sledPhysicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/disks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const sledSetProvisionPolicy: Operation<'sledSetProvisionPolicy'> = {
  name: 'sledSetProvisionPolicy',
  method: 'PUT',
  path: '/v1/system/hardware/sleds/{sledId}/provision-policy',
  query: [],
  body: 'json',
  status: 200,
}

export const sledView: Operation<'sledView'> = {
  name: 'sledView',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}',
  query: [],
  body: null,
  status: 200,
}

export const switchList: Operation<'switchList'> = {
  name: 'switchList',
  method: 'GET',
  path: '/v1/system/hardware/switches',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const switchView: Operation<'switchView'> = {
  name: 'switchView',
  method: 'GET',
  path: '/v1/system/hardware/switches/{switchId}',
  query: [],
  body: null,
  status: 200,
}
