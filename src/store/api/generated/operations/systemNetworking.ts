// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const networkingAddressLotBlockList: Operation<'networkingAddressLotBlockList'> = {
  name: 'networkingAddressLotBlockList',
  method: 'GET',
  path: '/v1/system/networking/address-lot/{addressLot}/blocks',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const networkingAddressLotCreate: Operation<'networkingAddressLotCreate'> = {
  name: 'networkingAddressLotCreate',
  method: 'POST',
  path: '/v1/system/networking/address-lot',
  body: 'json',
}

export const networkingAddressLotDelete: Operation<'networkingAddressLotDelete'> = {
  name: 'networkingAddressLotDelete',
  method: 'DELETE',
  path: '/v1/system/networking/address-lot/{addressLot}',
}

export const networkingAddressLotList: Operation<'networkingAddressLotList'> = {
  name: 'networkingAddressLotList',
  method: 'GET',
  path: '/v1/system/networking/address-lot',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const networkingAddressLotView: Operation<'networkingAddressLotView'> = {
  name: 'networkingAddressLotView',
  method: 'GET',
  path: '/v1/system/networking/address-lot/{addressLot}',
  since: '20251008',
}

export const networkingAllowListUpdate: Operation<'networkingAllowListUpdate'> = {
  name: 'networkingAllowListUpdate',
  method: 'PUT',
  path: '/v1/system/networking/allow-list',
  body: 'json',
}

export const networkingAllowListView: Operation<'networkingAllowListView'> = {
  name: 'networkingAllowListView',
  method: 'GET',
  path: '/v1/system/networking/allow-list',
}

export const networkingBfdDisable: Operation<'networkingBfdDisable'> = {
  name: 'networkingBfdDisable',
  method: 'POST',
  path: '/v1/system/networking/bfd-disable',
  body: 'json',
}

export const networkingBfdEnable: Operation<'networkingBfdEnable'> = {
  name: 'networkingBfdEnable',
  method: 'POST',
  path: '/v1/system/networking/bfd-enable',
  body: 'json',
}

export const networkingBfdStatus: Operation<'networkingBfdStatus'> = {
  name: 'networkingBfdStatus',
  method: 'GET',
  path: '/v1/system/networking/bfd-status',
}

export const networkingBgpAnnouncementList: Operation<'networkingBgpAnnouncementList'> = {
  name: 'networkingBgpAnnouncementList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}/announcement',
}

export const networkingBgpAnnounceSetDelete: Operation<'networkingBgpAnnounceSetDelete'> = {
  name: 'networkingBgpAnnounceSetDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}',
}

export const networkingBgpAnnounceSetList: Operation<'networkingBgpAnnounceSetList'> = {
  name: 'networkingBgpAnnounceSetList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const networkingBgpAnnounceSetUpdate: Operation<'networkingBgpAnnounceSetUpdate'> = {
  name: 'networkingBgpAnnounceSetUpdate',
  method: 'PUT',
  path: '/v1/system/networking/bgp-announce-set',
  body: 'json',
}

export const networkingBgpConfigCreate: Operation<'networkingBgpConfigCreate'> = {
  name: 'networkingBgpConfigCreate',
  method: 'POST',
  path: '/v1/system/networking/bgp',
  body: 'json',
}

export const networkingBgpConfigDelete: Operation<'networkingBgpConfigDelete'> = {
  name: 'networkingBgpConfigDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp',
  query: ['nameOrId'],
}

export const networkingBgpConfigList: Operation<'networkingBgpConfigList'> = {
  name: 'networkingBgpConfigList',
  method: 'GET',
  path: '/v1/system/networking/bgp',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const networkingBgpConfigUpdate: Operation<'networkingBgpConfigUpdate'> = {
  name: 'networkingBgpConfigUpdate',
  method: 'PUT',
  path: '/v1/system/networking/bgp',
  query: ['nameOrId'],
  body: 'json',
  since: '2026061000',
}

export const networkingBgpExported: Operation<'networkingBgpExported'> = {
  name: 'networkingBgpExported',
  method: 'GET',
  path: '/v1/system/networking/bgp-exported',
}

export const networkingBgpImported: Operation<'networkingBgpImported'> = {
  name: 'networkingBgpImported',
  method: 'GET',
  path: '/v1/system/networking/bgp-imported',
  query: ['asn'],
}

export const networkingBgpMessageHistory: Operation<'networkingBgpMessageHistory'> = {
  name: 'networkingBgpMessageHistory',
  method: 'GET',
  path: '/v1/system/networking/bgp-message-history',
  query: ['asn'],
}

export const networkingBgpStatus: Operation<'networkingBgpStatus'> = {
  name: 'networkingBgpStatus',
  method: 'GET',
  path: '/v1/system/networking/bgp-status',
}

export const networkingInboundIcmpUpdate: Operation<'networkingInboundIcmpUpdate'> = {
  name: 'networkingInboundIcmpUpdate',
  method: 'PUT',
  path: '/v1/system/networking/inbound-icmp',
  body: 'json',
}

export const networkingInboundIcmpView: Operation<'networkingInboundIcmpView'> = {
  name: 'networkingInboundIcmpView',
  method: 'GET',
  path: '/v1/system/networking/inbound-icmp',
}

export const networkingLoopbackAddressCreate: Operation<'networkingLoopbackAddressCreate'> = {
  name: 'networkingLoopbackAddressCreate',
  method: 'POST',
  path: '/v1/system/networking/loopback-address',
  body: 'json',
}

export const networkingLoopbackAddressDelete: Operation<'networkingLoopbackAddressDelete'> = {
  name: 'networkingLoopbackAddressDelete',
  method: 'DELETE',
  path: '/v1/system/networking/loopback-address/{rackId}/{switchSlot}/{address}/{subnetMask}',
}

export const networkingLoopbackAddressList: Operation<'networkingLoopbackAddressList'> = {
  name: 'networkingLoopbackAddressList',
  method: 'GET',
  path: '/v1/system/networking/loopback-address',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const networkingSwitchPortLldpConfigUpdate: Operation<'networkingSwitchPortLldpConfigUpdate'> = {
  name: 'networkingSwitchPortLldpConfigUpdate',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  query: ['rackId', 'switchSlot'],
  body: 'json',
}

export const networkingSwitchPortLldpConfigView: Operation<'networkingSwitchPortLldpConfigView'> = {
  name: 'networkingSwitchPortLldpConfigView',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/lldp/config',
  query: ['rackId', 'switchSlot'],
}

export const networkingSwitchPortLldpNeighbors: Operation<'networkingSwitchPortLldpNeighbors'> = {
  name: 'networkingSwitchPortLldpNeighbors',
  method: 'GET',
  path: '/v1/system/hardware/rack-switch-port/{rackId}/{switchSlot}/{port}/lldp/neighbors',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const networkingSwitchPortSettingsCreate: Operation<'networkingSwitchPortSettingsCreate'> = {
  name: 'networkingSwitchPortSettingsCreate',
  method: 'POST',
  path: '/v1/system/networking/switch-port-settings',
  body: 'json',
}

export const networkingSwitchPortSettingsDelete: Operation<'networkingSwitchPortSettingsDelete'> = {
  name: 'networkingSwitchPortSettingsDelete',
  method: 'DELETE',
  path: '/v1/system/networking/switch-port-settings',
  query: ['portSettings'],
}

export const networkingSwitchPortSettingsList: Operation<'networkingSwitchPortSettingsList'> = {
  name: 'networkingSwitchPortSettingsList',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings',
  query: ['limit', 'pageToken', 'portSettings', 'sortBy'],
}

export const networkingSwitchPortSettingsView: Operation<'networkingSwitchPortSettingsView'> = {
  name: 'networkingSwitchPortSettingsView',
  method: 'GET',
  path: '/v1/system/networking/switch-port-settings/{port}',
}

export const systemNetworkingSettingsUpdate: Operation<'systemNetworkingSettingsUpdate'> = {
  name: 'systemNetworkingSettingsUpdate',
  method: 'PUT',
  path: '/v1/system/networking/settings',
  body: 'json',
  since: '2026060800',
}

export const systemNetworkingSettingsView: Operation<'systemNetworkingSettingsView'> = {
  name: 'systemNetworkingSettingsView',
  method: 'GET',
  path: '/v1/system/networking/settings',
  since: '2026060800',
}
