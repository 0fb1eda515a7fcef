// Written by `npm run gen:api`. Do not edit.
import type { OperationName } from '../../generated/operationTypes'
import type { Version } from './shipped'

/** A part of the API that not every version has, in the words of the console. */
export interface Feature {
  name: string
  /** The first version that has it; absent if the first version has it. */
  since?: Version
  /** The first version that no longer has it. */
  until?: Version
  /** Whether the console has a place for it. */
  isInConsole: boolean
  /** The operations that pages of the console need for it. */
  operations?: readonly OperationName[]
  /** The substitute in regions without it, as a sentence. */
  instead?: string
}

/** What came or went with a version of the API, the oldest first, from tools/api/features.json. */
export const features = {
  limitedCollaborator: { name: 'role of a limited collaborator', since: '20251008', isInConsole: true },
  scimSilos: { name: 'silos with SCIM', since: '20251008', isInConsole: true },
  scimTokens: {
    name: 'SCIM tokens',
    since: '20251008',
    isInConsole: false,
    operations: ['scimTokenList', 'scimTokenCreate', 'scimTokenView', 'scimTokenDelete'],
  },
  cpuPlatform: { name: 'choice of a CPU platform', since: '20251008', isInConsole: true },
  updateStatus: { name: 'versions of the components', since: '20251008', isInConsole: true },
  repositoryList: {
    name: 'list of repositories',
    since: '20251008',
    isInConsole: true,
    operations: ['systemUpdateRepositoryList'],
  },
  ipv6Pools: { name: 'IPv6 pools', since: '20251008', isInConsole: true },
  multicastPools: { name: 'multicast pools', since: '20251008', isInConsole: true },
  localDisks: { name: 'local disks', since: '2026021301', isInConsole: true },
  readOnlyDisks: { name: 'read-only disks', since: '2026021301', isInConsole: true },
  dualStack: { name: 'interfaces with IPv4 and IPv6', since: '2026021301', isInConsole: true },
  poolKinds: { name: 'kinds of IP pools of a silo', since: '2026021301', isInConsole: true },
  anyPool: { name: 'exact floating IPs from any pool', since: '2026021301', isInConsole: true },
  externalSubnets: {
    name: 'external subnets',
    since: '2026021301',
    isInConsole: false,
    operations: [
      'externalSubnetList',
      'externalSubnetCreate',
      'externalSubnetView',
      'externalSubnetUpdate',
      'externalSubnetDelete',
      'externalSubnetAttach',
      'externalSubnetDetach',
      'instanceExternalSubnetList',
    ],
  },
  subnetPools: {
    name: 'pools of external subnets',
    since: '2026021301',
    isInConsole: false,
    operations: [
      'subnetPoolList',
      'subnetPoolView',
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
    name: 'multicast groups',
    since: '2026021301',
    isInConsole: false,
    operations: [
      'multicastGroupList',
      'multicastGroupView',
      'multicastGroupMemberList',
      'instanceMulticastGroupList',
      'instanceMulticastGroupJoin',
      'instanceMulticastGroupLeave',
    ],
  },
  unnumberedPeers: { name: 'BGP peers without an address', since: '2026021301', isInConsole: true },
  bgpIpv6: { name: 'BGP with IPv6 and several paths', since: '2026021301', isInConsole: true },
  rackMembership: {
    name: 'progress of the addition of sleds',
    since: '2026021301',
    isInConsole: false,
    operations: ['rackMembershipStatus', 'rackMembershipAbort'],
  },
  recoveryFinish: {
    name: 'end of a manual recovery',
    since: '2026032500',
    isInConsole: false,
    operations: ['systemUpdateRecoveryFinish'],
  },
  icmp6: { name: 'firewall rules for ICMPv6', since: '2026032500', isInConsole: true },
  userTimes: { name: 'times of creation of users and groups', since: '2026032500', isInConsole: true },
  diskAdoption: {
    name: 'adoption of physical disks',
    since: '2026060800',
    isInConsole: false,
    operations: [
      'physicalDiskListUnadopted',
      'physicalDiskListAdoptionRequests',
      'physicalDiskEnableAdoption',
      'physicalDiskDisableAdoption',
    ],
  },
  jumboFrames: { name: 'jumbo frames', since: '2026060800', isInConsole: true },
  jumboSetting: {
    name: 'permission for jumbo frames',
    since: '2026060800',
    isInConsole: false,
    operations: ['systemNetworkingSettingsView', 'systemNetworkingSettingsUpdate'],
  },
  turinV2: { name: 'CPU platform AMD Turin, version 2', since: '2026060800', isInConsole: true },
  bgpUpdate: {
    name: 'changes of a BGP configuration',
    since: '2026061000',
    isInConsole: true,
    operations: ['networkingBgpConfigUpdate'],
  },
  servicePool: {
    name: 'service pool of its own',
    until: '2026073100',
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
    name: 'assignment of IP pools',
    since: '2026073100',
    isInConsole: false,
    operations: ['systemIpPoolAssign'],
  },
  alertList: {
    name: 'list of alerts',
    since: '2026081901',
    isInConsole: false,
    operations: ['alertList', 'alertView'],
  },
  sledSlots: { name: 'slots of sleds', since: '2026081901', isInConsole: false },
  peerSource: { name: 'source address of a BGP peer', since: '2026081901', isInConsole: true },
} as const satisfies Record<string, Feature>
