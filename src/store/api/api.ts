import { createApi } from '@reduxjs/toolkit/query/react'
import { FRESH_S, KEPT_S } from '../model/timing'
import { baseQuery } from './wire/baseQuery'

/** Cache tags of answers. A write names the tags it invalidates; queries with these tags are repeated. */
const tagTypes = [
  'Me',
  'Policy',
  'FleetPolicy',
  'User',
  'Project',
  'Instance',
  'InstanceDisk',
  'InstanceNic',
  'ExternalIp',
  'Disk',
  'Snapshot',
  'Image',
  'FloatingIp',
  'Probe',
  'AffinityGroup',
  'AffinityMember',
  'Vpc',
  'FirewallRules',
  'Subnet',
  'Router',
  'Route',
  'Gateway',
  'GatewayPart',
  'IpPool',
  'SshKey',
  'AccessToken',
  'Utilization',
  'Silo',
  'SiloQuotas',
  'SiloPool',
  'IdentityProvider',
  'IpPoolRange',
  'Sled',
  'PhysicalDisk',
  'SupportBundle',
  'AlertReceiver',
  'AlertDelivery',
  'BfdSession',
  'AddressLot',
  'LoopbackAddress',
  'SwitchPort',
  'PortSettings',
  'LldpConfig',
  'BgpConfig',
  'AnnounceSet',
  'BgpPeer',
  'AllowList',
  'InboundIcmp',
  'Certificate',
  'Update',
  /** A single call. */
  'Call',
] as const

export type Tag = (typeof tagTypes)[number]

/**
 * The only client copy of server data. Each resource adds its endpoints in its own file, so that a page loads only what
 * it calls. Fresh for 2 s, kept for five minutes after its page, no retry, no refetch on focus. Rule: POLL-1.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: KEPT_S,
  refetchOnMountOrArgChange: FRESH_S,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
})
