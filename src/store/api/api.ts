import { createApi } from '@reduxjs/toolkit/query/react'
import { FRESH_S } from '../model/limits'
import { baseQuery } from './baseQuery'

/** What a call's answer is about. A command names the tags it makes stale; whatever shows them asks again. */
export const tagTypes = [
  'Me',
  'Policy',
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
  /** One call by itself. */
  'Call',
] as const

export type Tag = (typeof tagTypes)[number]

/**
 * The one client copy of what the server owns. Each resource brings its endpoints in a file of its own, so that a
 * screen loads only what it calls. Fresh for 2 s, no retry, no refetch on focus: specification §7.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: FRESH_S,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
})
