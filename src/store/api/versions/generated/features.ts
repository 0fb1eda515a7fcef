// Written by `npm run gen:api`. Do not edit.
import type { OperationName } from '../../generated/operationTypes'
import { featureSpans, type Span } from './featureSpans'

/** A part of the API that not every version has, in the words of the console. */
export interface Feature extends Span {
  name: string
  /** Whether the console has a place for it. */
  isInConsole: boolean
  /** The operations that pages of the console need for it. */
  operations?: readonly OperationName[]
  /** The substitute in regions without it, as a sentence. */
  instead?: string
}

/** What came or went with a version of the API, the oldest first, from tools/api/features.json. */
export const features = {
  limitedCollaborator: {
    ...featureSpans.limitedCollaborator,
    name: 'role of a limited collaborator',
    isInConsole: true,
  },
  scimSilos: { ...featureSpans.scimSilos, name: 'silos with SCIM', isInConsole: true },
  scimTokens: {
    ...featureSpans.scimTokens,
    name: 'SCIM tokens',
    isInConsole: true,
    operations: ['scimTokenList', 'scimTokenCreate', 'scimTokenView', 'scimTokenDelete'],
  },
  cpuPlatform: { ...featureSpans.cpuPlatform, name: 'choice of a CPU platform', isInConsole: true },
  updateStatus: { ...featureSpans.updateStatus, name: 'versions of the components', isInConsole: true },
  repositoryList: {
    ...featureSpans.repositoryList,
    name: 'list of repositories',
    isInConsole: true,
    operations: ['systemUpdateRepositoryList'],
  },
  ipv6Pools: { ...featureSpans.ipv6Pools, name: 'IPv6 pools', isInConsole: true },
  multicastPools: { ...featureSpans.multicastPools, name: 'multicast pools', isInConsole: true },
  localDisks: { ...featureSpans.localDisks, name: 'local disks', isInConsole: true },
  readOnlyDisks: { ...featureSpans.readOnlyDisks, name: 'read-only disks', isInConsole: true },
  dualStack: { ...featureSpans.dualStack, name: 'interfaces with IPv4 and IPv6', isInConsole: true },
  poolKinds: { ...featureSpans.poolKinds, name: 'kinds of IP pools of a silo', isInConsole: true },
  anyPool: { ...featureSpans.anyPool, name: 'exact floating IPs from any pool', isInConsole: true },
  externalSubnets: {
    ...featureSpans.externalSubnets,
    name: 'external subnets',
    isInConsole: true,
    operations: [
      'externalSubnetList',
      'externalSubnetCreate',
      'externalSubnetView',
      'externalSubnetUpdate',
      'externalSubnetDelete',
      'externalSubnetAttach',
      'externalSubnetDetach',
      'instanceExternalSubnetList',
      'subnetPoolList',
      'subnetPoolView',
    ],
  },
  subnetPools: {
    ...featureSpans.subnetPools,
    name: 'pools of external subnets',
    isInConsole: true,
    operations: [
      'siloSubnetPoolList',
      'systemSubnetPoolList',
      'systemSubnetPoolCreate',
      'systemSubnetPoolView',
      'systemSubnetPoolUpdate',
      'systemSubnetPoolDelete',
      'systemSubnetPoolMemberList',
      'systemSubnetPoolMemberAdd',
      'systemSubnetPoolMemberRemove',
      'systemSubnetPoolSiloList',
      'systemSubnetPoolSiloLink',
      'systemSubnetPoolSiloUpdate',
      'systemSubnetPoolSiloUnlink',
      'systemSubnetPoolUtilizationView',
    ],
  },
  multicastGroups: {
    ...featureSpans.multicastGroups,
    name: 'multicast groups',
    isInConsole: true,
    operations: [
      'multicastGroupList',
      'multicastGroupView',
      'multicastGroupMemberList',
      'instanceMulticastGroupList',
      'instanceMulticastGroupJoin',
      'instanceMulticastGroupLeave',
    ],
  },
  unnumberedPeers: {
    ...featureSpans.unnumberedPeers,
    name: 'BGP peers without an address',
    isInConsole: true,
  },
  bgpIpv6: { ...featureSpans.bgpIpv6, name: 'BGP with IPv6 and several paths', isInConsole: true },
  rackMembership: {
    ...featureSpans.rackMembership,
    name: 'progress of the addition of sleds',
    isInConsole: true,
    operations: ['rackMembershipStatus', 'rackMembershipAbort'],
  },
  recoveryFinish: {
    ...featureSpans.recoveryFinish,
    name: 'end of a manual recovery',
    isInConsole: true,
    operations: ['systemUpdateRecoveryFinish'],
  },
  icmp6: { ...featureSpans.icmp6, name: 'firewall rules for ICMPv6', isInConsole: true },
  userTimes: { ...featureSpans.userTimes, name: 'times of creation of users and groups', isInConsole: true },
  diskAdoption: {
    ...featureSpans.diskAdoption,
    name: 'adoption of physical disks',
    isInConsole: true,
    operations: [
      'physicalDiskListUnadopted',
      'physicalDiskListAdoptionRequests',
      'physicalDiskEnableAdoption',
      'physicalDiskDisableAdoption',
    ],
  },
  jumboFrames: { ...featureSpans.jumboFrames, name: 'jumbo frames', isInConsole: true },
  jumboSetting: {
    ...featureSpans.jumboSetting,
    name: 'permission for jumbo frames',
    isInConsole: true,
    operations: ['systemNetworkingSettingsView', 'systemNetworkingSettingsUpdate'],
  },
  turinV2: { ...featureSpans.turinV2, name: 'CPU platform AMD Turin, version 2', isInConsole: true },
  bgpUpdate: {
    ...featureSpans.bgpUpdate,
    name: 'changes of a BGP configuration',
    isInConsole: true,
    operations: ['networkingBgpConfigUpdate'],
  },
  servicePool: {
    ...featureSpans.servicePool,
    name: 'service pool of its own',
    isInConsole: true,
    operations: [
      'systemIpPoolServiceView',
      'systemIpPoolServiceRangeList',
      'systemIpPoolServiceRangeAdd',
      'systemIpPoolServiceRangeRemove',
    ],
    instead: 'The pools of its own services are among the IP pools.',
  },
  poolAssignment: {
    ...featureSpans.poolAssignment,
    name: 'assignment of IP pools',
    isInConsole: true,
    operations: ['systemIpPoolAssign'],
  },
  alertList: {
    ...featureSpans.alertList,
    name: 'list of alerts',
    isInConsole: true,
    operations: ['alertList', 'alertView'],
  },
  sledSlots: { ...featureSpans.sledSlots, name: 'slots of sleds', isInConsole: true },
  peerSource: { ...featureSpans.peerSource, name: 'source address of a BGP peer', isInConsole: true },
} as const satisfies Record<string, Feature>
