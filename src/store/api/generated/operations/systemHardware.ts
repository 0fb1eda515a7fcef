// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const networkingSwitchPortApplySettings: Operation<'networkingSwitchPortApplySettings'> = {
  name: 'networkingSwitchPortApplySettings',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  query: ['rackId', 'switchSlot'],
  body: 'json',
}

export const networkingSwitchPortClearSettings: Operation<'networkingSwitchPortClearSettings'> = {
  name: 'networkingSwitchPortClearSettings',
  method: 'DELETE',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  query: ['rackId', 'switchSlot'],
}

export const networkingSwitchPortList: Operation<'networkingSwitchPortList'> = {
  name: 'networkingSwitchPortList',
  method: 'GET',
  path: '/v1/system/hardware/switch-port',
  query: ['limit', 'pageToken', 'sortBy', 'switchPortId'],
}

export const networkingSwitchPortStatus: Operation<'networkingSwitchPortStatus'> = {
  name: 'networkingSwitchPortStatus',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/status',
  query: ['rackId', 'switchSlot'],
}

export const physicalDiskDisableAdoption: Operation<'physicalDiskDisableAdoption'> = {
  name: 'physicalDiskDisableAdoption',
  method: 'DELETE',
  path: '/v1/system/hardware/disk-adoption-request/{physicalDiskAdoptionReqId}',
  since: '2026060800',
}

export const physicalDiskEnableAdoption: Operation<'physicalDiskEnableAdoption'> = {
  name: 'physicalDiskEnableAdoption',
  method: 'PUT',
  path: '/v1/system/hardware/disk-adoption-request',
  body: 'json',
  since: '2026060800',
}

export const physicalDiskList: Operation<'physicalDiskList'> = {
  name: 'physicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/disks',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const physicalDiskListAdoptionRequests: Operation<'physicalDiskListAdoptionRequests'> = {
  name: 'physicalDiskListAdoptionRequests',
  method: 'GET',
  path: '/v1/system/hardware/disk-adoption-requests',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026060800',
}

export const physicalDiskListUnadopted: Operation<'physicalDiskListUnadopted'> = {
  name: 'physicalDiskListUnadopted',
  method: 'GET',
  path: '/v1/system/hardware/disks-unadopted',
  query: ['limit', 'pageToken'],
  since: '2026060800',
}

export const physicalDiskView: Operation<'physicalDiskView'> = {
  name: 'physicalDiskView',
  method: 'GET',
  path: '/v1/system/hardware/disks/{diskId}',
}

export const rackList: Operation<'rackList'> = {
  name: 'rackList',
  method: 'GET',
  path: '/v1/system/hardware/racks',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const rackView: Operation<'rackView'> = {
  name: 'rackView',
  method: 'GET',
  path: '/v1/system/hardware/racks/{rackId}',
}

export const sledAdd: Operation<'sledAdd'> = {
  name: 'sledAdd',
  method: 'POST',
  path: '/v1/system/hardware/sleds',
  body: 'json',
  until: '2026032500',
}

export const sledInstanceList: Operation<'sledInstanceList'> = {
  name: 'sledInstanceList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/instances',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const sledList: Operation<'sledList'> = {
  name: 'sledList',
  method: 'GET',
  path: '/v1/system/hardware/sleds',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const sledListUninitialized: Operation<'sledListUninitialized'> = {
  name: 'sledListUninitialized',
  method: 'GET',
  path: '/v1/system/hardware/sleds-uninitialized',
  query: ['limit', 'pageToken'],
}

export const sledPhysicalDiskList: Operation<'sledPhysicalDiskList'> = {
  name: 'sledPhysicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/disks',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const sledSetProvisionPolicy: Operation<'sledSetProvisionPolicy'> = {
  name: 'sledSetProvisionPolicy',
  method: 'PUT',
  path: '/v1/system/hardware/sleds/{sledId}/provision-policy',
  body: 'json',
}

export const sledView: Operation<'sledView'> = {
  name: 'sledView',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}',
}

export const switchList: Operation<'switchList'> = {
  name: 'switchList',
  method: 'GET',
  path: '/v1/system/hardware/switches',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const switchView: Operation<'switchView'> = {
  name: 'switchView',
  method: 'GET',
  path: '/v1/system/hardware/switches/{switchId}',
}
