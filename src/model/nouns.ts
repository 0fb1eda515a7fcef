import { capital } from './case'
import type { OperationName } from '#store/api/generated/operationTypes'

/** The store's facts about a kind of record. */
interface NounFacts {
  /** The cache tags of responses with this kind, that of its records first. Default: `Disk` for `disk`. */
  tags?: readonly string[]
  /** The operations whose bodies contain no secrets: the log keeps them in full, all others by their keys only. */
  openBodies?: readonly OperationName[]
  /** The kind has a lifecycle, whose states the observer follows. */
  hasStates?: true
}

/** The kinds of records in responses, commands, pages and the log. */
export const nouns = {
  user: { tags: ['Me', 'User'] },
  group: { tags: [] },
  identity: {
    tags: ['Policy', 'FleetPolicy'],
    openBodies: ['projectPolicyUpdate', 'policyUpdate', 'systemPolicyUpdate', 'siloPolicyUpdate'],
  },
  project: { openBodies: ['projectCreate', 'projectUpdate'] },
  instance: {
    tags: ['Instance', 'InstanceDisk', 'InstanceNic', 'ExternalIp'],
    openBodies: [
      'instanceDiskAttach',
      'instanceDiskDetach',
      'instanceEphemeralIpAttach',
      'instanceNetworkInterfaceCreate',
      'instanceNetworkInterfaceUpdate',
      'instanceUpdate',
    ],
    hasStates: true,
  },
  networkInterface: { tags: [] },
  disk: { openBodies: ['diskCreate', 'diskFinalizeImport'], hasStates: true },
  snapshot: { openBodies: ['snapshotCreate'], hasStates: true },
  image: { openBodies: ['imageCreate'], hasStates: true },
  floatingIp: {
    openBodies: ['floatingIpCreate', 'floatingIpUpdate', 'floatingIpAttach'],
  },
  externalSubnet: {
    openBodies: ['externalSubnetCreate', 'externalSubnetUpdate', 'externalSubnetAttach'],
  },
  multicastGroup: { hasStates: true },
  multicastMember: { openBodies: ['instanceMulticastGroupJoin'], hasStates: true },
  probe: { openBodies: ['probeCreate'] },
  affinityGroup: {
    tags: ['AffinityGroup', 'AffinityMember'],
    openBodies: ['affinityGroupCreate', 'affinityGroupUpdate'],
  },
  antiAffinityGroup: { tags: [], openBodies: ['antiAffinityGroupCreate', 'antiAffinityGroupUpdate'] },
  vpc: { openBodies: ['vpcCreate', 'vpcUpdate'] },
  firewallRule: { tags: ['FirewallRules'] },
  subnet: { openBodies: ['vpcSubnetCreate', 'vpcSubnetUpdate'] },
  router: { openBodies: ['vpcRouterCreate', 'vpcRouterUpdate'] },
  route: { openBodies: ['vpcRouterRouteCreate', 'vpcRouterRouteUpdate'] },
  internetGateway: { tags: ['Gateway'], openBodies: ['internetGatewayCreate'] },
  internetGatewayPart: {
    tags: ['GatewayPart'],
    openBodies: ['internetGatewayIpPoolCreate', 'internetGatewayIpAddressCreate'],
  },
  sshKey: {},
  accessToken: {},
  utilization: {},
  silo: { tags: ['Silo', 'SiloQuotas'], openBodies: ['siloQuotasUpdate', 'authSettingsUpdate'] },
  siloPool: { openBodies: ['systemIpPoolSiloLink', 'systemIpPoolSiloUpdate'] },
  identityProvider: {},
  scimToken: {},
  certificate: {},
  ipPool: { openBodies: ['systemIpPoolCreate', 'systemIpPoolUpdate', 'systemIpPoolAssign'] },
  ipPoolRange: {
    openBodies: [
      'systemIpPoolRangeAdd',
      'systemIpPoolRangeRemove',
      'systemIpPoolServiceRangeAdd',
      'systemIpPoolServiceRangeRemove',
    ],
  },
  siloSubnetPool: { openBodies: ['systemSubnetPoolSiloLink', 'systemSubnetPoolSiloUpdate'] },
  subnetPool: { openBodies: ['systemSubnetPoolCreate', 'systemSubnetPoolUpdate'] },
  subnetPoolMember: { openBodies: ['systemSubnetPoolMemberAdd', 'systemSubnetPoolMemberRemove'] },
  rack: { tags: [] },
  rackMembership: { openBodies: ['rackMembershipAddSleds'], hasStates: true },
  sled: { openBodies: ['sledAdd', 'sledSetProvisionPolicy'] },
  physicalDisk: {},
  unadoptedDisk: { openBodies: ['physicalDiskEnableAdoption'], hasStates: true },
  switch: { tags: [] },
  switchPort: { tags: ['SwitchPort', 'LldpConfig'], openBodies: ['networkingSwitchPortLldpConfigUpdate'] },
  portSettings: {},
  addressLot: { openBodies: ['networkingAddressLotCreate'] },
  loopbackAddress: { openBodies: ['networkingLoopbackAddressCreate'] },
  bfdSession: {
    openBodies: ['networkingBfdEnable', 'networkingBfdDisable'],
    hasStates: true,
  },
  bgpConfig: {
    tags: ['BgpConfig', 'BgpPeer'],
    openBodies: ['networkingBgpConfigCreate', 'networkingBgpConfigUpdate'],
  },
  announceSet: { openBodies: ['networkingBgpAnnounceSetUpdate'] },
  allowList: {
    tags: ['AllowList', 'InboundIcmp', 'NetworkingSettings'],
    openBodies: [
      'networkingAllowListUpdate',
      'networkingInboundIcmpUpdate',
      'systemNetworkingSettingsUpdate',
    ],
  },
  supportBundle: {
    openBodies: ['supportBundleCreate', 'supportBundleUpdate'],
    hasStates: true,
  },
  alertReceiver: {},
  alertSubscription: { tags: [], openBodies: ['alertReceiverSubscriptionAdd'] },
  webhookSecret: { tags: [] },
  webhookDelivery: { tags: ['AlertDelivery'], hasStates: true },
  update: { hasStates: true },
  targetRelease: { tags: [], openBodies: ['targetReleaseUpdate', 'systemUpdateRecoveryFinish'] },
  trustRoot: { tags: [] },
  timeseries: { tags: [], openBodies: ['timeseriesQuery', 'systemTimeseriesQuery'] },
} as const satisfies Record<string, NounFacts>

type Nouns = typeof nouns

export type Kind = keyof Nouns

/** The kinds whose states the observer follows. */
export type StatefulKind = { [Name in Kind]: Nouns[Name] extends { hasStates: true } ? Name : never }[Kind]

/** Cache tags of responses, except that of a single request. */
export type NounTag = {
  [Name in Kind]: Nouns[Name] extends { tags: readonly (infer Tag)[] } ? Tag : Capitalize<Name>
}[Kind]

/** The cache tags of responses with a kind. */
const tagsOf = (kind: Kind): readonly NounTag[] => {
  const noun: NounFacts = nouns[kind]
  return (noun.tags ?? [capital(kind)]) as NounTag[]
}

/** All cache tags of kinds. */
export const nounTags = (Object.keys(nouns) as Kind[]).flatMap(tagsOf)

/** The cache tag of a kind's records; undefined for an unknown kind. */
export const tagOfKind = (kind: string): NounTag | undefined =>
  Object.hasOwn(nouns, kind) ? tagsOf(kind as Kind).at(0) : undefined
