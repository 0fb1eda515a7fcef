// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingAddressLotBlockList: Operation<'networkingAddressLotBlockList'> = {
  name: 'networkingAddressLotBlockList',
  method: 'GET',
  path: '/v1/system/networking/address-lot/{addressLot}/blocks',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingAddressLotCreate: Operation<'networkingAddressLotCreate'> = {
  name: 'networkingAddressLotCreate',
  method: 'POST',
  path: '/v1/system/networking/address-lot',
  query: [],
  body: 'json',
  status: 201,
}

export const networkingAddressLotDelete: Operation<'networkingAddressLotDelete'> = {
  name: 'networkingAddressLotDelete',
  method: 'DELETE',
  path: '/v1/system/networking/address-lot/{addressLot}',
  query: [],
  body: null,
  status: 204,
}

export const networkingAddressLotList: Operation<'networkingAddressLotList'> = {
  name: 'networkingAddressLotList',
  method: 'GET',
  path: '/v1/system/networking/address-lot',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingAllowListUpdate: Operation<'networkingAllowListUpdate'> = {
  name: 'networkingAllowListUpdate',
  method: 'PUT',
  path: '/v1/system/networking/allow-list',
  query: [],
  body: 'json',
  status: 200,
}

export const networkingAllowListView: Operation<'networkingAllowListView'> = {
  name: 'networkingAllowListView',
  method: 'GET',
  path: '/v1/system/networking/allow-list',
  query: [],
  body: null,
  status: 200,
}

export const networkingBfdDisable: Operation<'networkingBfdDisable'> = {
  name: 'networkingBfdDisable',
  method: 'POST',
  path: '/v1/system/networking/bfd-disable',
  query: [],
  body: 'json',
  status: 204,
}

export const networkingBfdEnable: Operation<'networkingBfdEnable'> = {
  name: 'networkingBfdEnable',
  method: 'POST',
  path: '/v1/system/networking/bfd-enable',
  query: [],
  body: 'json',
  status: 204,
}

export const networkingBfdStatus: Operation<'networkingBfdStatus'> = {
  name: 'networkingBfdStatus',
  method: 'GET',
  path: '/v1/system/networking/bfd-status',
  query: [],
  body: null,
  status: 200,
}

export const networkingBgpAnnouncementList: Operation<'networkingBgpAnnouncementList'> = {
  name: 'networkingBgpAnnouncementList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}/announcement',
  query: [],
  body: null,
  status: 200,
}

export const networkingBgpAnnounceSetDelete: Operation<'networkingBgpAnnounceSetDelete'> = {
  name: 'networkingBgpAnnounceSetDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}',
  query: [],
  body: null,
  status: 204,
}

export const networkingBgpAnnounceSetList: Operation<'networkingBgpAnnounceSetList'> = {
  name: 'networkingBgpAnnounceSetList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingBgpAnnounceSetUpdate: Operation<'networkingBgpAnnounceSetUpdate'> = {
  name: 'networkingBgpAnnounceSetUpdate',
  method: 'PUT',
  path: '/v1/system/networking/bgp-announce-set',
  query: [],
  body: 'json',
  status: 200,
}

export const networkingBgpConfigCreate: Operation<'networkingBgpConfigCreate'> = {
  name: 'networkingBgpConfigCreate',
  method: 'POST',
  path: '/v1/system/networking/bgp',
  query: [],
  body: 'json',
  status: 201,
}

export const networkingBgpConfigDelete: Operation<'networkingBgpConfigDelete'> = {
  name: 'networkingBgpConfigDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp',
  query: ['nameOrId'],
  body: null,
  status: 204,
}

export const networkingBgpConfigList: Operation<'networkingBgpConfigList'> = {
  name: 'networkingBgpConfigList',
  method: 'GET',
  path: '/v1/system/networking/bgp',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingBgpExported: Operation<'networkingBgpExported'> = {
  name: 'networkingBgpExported',
  method: 'GET',
  path: '/v1/system/networking/bgp-exported',
  query: [],
  body: null,
  status: 200,
}

export const networkingBgpImportedRoutesIpv4: Operation<'networkingBgpImportedRoutesIpv4'> = {
  name: 'networkingBgpImportedRoutesIpv4',
  method: 'GET',
  path: '/v1/system/networking/bgp-routes-ipv4',
  query: ['asn'],
  body: null,
  status: 200,
}

export const networkingBgpMessageHistory: Operation<'networkingBgpMessageHistory'> = {
  name: 'networkingBgpMessageHistory',
  method: 'GET',
  path: '/v1/system/networking/bgp-message-history',
  query: ['asn'],
  body: null,
  status: 200,
}

export const networkingBgpStatus: Operation<'networkingBgpStatus'> = {
  name: 'networkingBgpStatus',
  method: 'GET',
  path: '/v1/system/networking/bgp-status',
  query: [],
  body: null,
  status: 200,
}

export const networkingInboundIcmpUpdate: Operation<'networkingInboundIcmpUpdate'> = {
  name: 'networkingInboundIcmpUpdate',
  method: 'PUT',
  path: '/v1/system/networking/inbound-icmp',
  query: [],
  body: 'json',
  status: 204,
}

export const networkingInboundIcmpView: Operation<'networkingInboundIcmpView'> = {
  name: 'networkingInboundIcmpView',
  method: 'GET',
  path: '/v1/system/networking/inbound-icmp',
  query: [],
  body: null,
  status: 200,
}

export const networkingLoopbackAddressCreate: Operation<'networkingLoopbackAddressCreate'> = {
  name: 'networkingLoopbackAddressCreate',
  method: 'POST',
  path: '/v1/system/networking/loopback-address',
  query: [],
  body: 'json',
  status: 201,
}

export const networkingLoopbackAddressDelete: Operation<'networkingLoopbackAddressDelete'> = {
  name: 'networkingLoopbackAddressDelete',
  method: 'DELETE',
  path: '/v1/system/networking/loopback-address/{rackId}/{switchLocation}/{address}/{subnetMask}',
  query: [],
  body: null,
  status: 204,
}

export const networkingLoopbackAddressList: Operation<'networkingLoopbackAddressList'> = {
  name: 'networkingLoopbackAddressList',
  method: 'GET',
  path: '/v1/system/networking/loopback-address',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingSwitchPortLldpConfigUpdate: Operation<'networkingSwitchPortLldpConfigUpdate'> = {
  name: 'networkingSwitchPortLldpConfigUpdate',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  query: ['rackId', 'switchLocation'],
  body: 'json',
  status: 204,
}

export const networkingSwitchPortLldpConfigView: Operation<'networkingSwitchPortLldpConfigView'> = {
  name: 'networkingSwitchPortLldpConfigView',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  query: ['rackId', 'switchLocation'],
  body: null,
  status: 200,
}

export const networkingSwitchPortLldpNeighbors: Operation<'networkingSwitchPortLldpNeighbors'> = {
  name: 'networkingSwitchPortLldpNeighbors',
  method: 'GET',
  path: '/v1/system/hardware/rack-switch-port/{rackId}/{switchLocation}/{port}/lldp/neighbors',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingSwitchPortSettingsCreate: Operation<'networkingSwitchPortSettingsCreate'> = {
  name: 'networkingSwitchPortSettingsCreate',
  method: 'POST',
  path: '/v1/system/networking/switch-port-settings',
  query: [],
  body: 'json',
  status: 201,
}

export const networkingSwitchPortSettingsDelete: Operation<'networkingSwitchPortSettingsDelete'> = {
  name: 'networkingSwitchPortSettingsDelete',
  method: 'DELETE',
  path: '/v1/system/networking/switch-port-settings',
  query: ['portSettings'],
  body: null,
  status: 204,
}

export const networkingSwitchPortSettingsList: Operation<'networkingSwitchPortSettingsList'> = {
  name: 'networkingSwitchPortSettingsList',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings',
  query: ['limit', 'pageToken', 'portSettings', 'sortBy'],
  body: null,
  status: 200,
}

export const networkingSwitchPortSettingsView: Operation<'networkingSwitchPortSettingsView'> = {
  name: 'networkingSwitchPortSettingsView',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings/{port}',
  query: [],
  body: null,
  status: 200,
}
