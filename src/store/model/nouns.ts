import type { OperationName } from '../api/generated/operationTypes'

/** What the store knows of a kind of thing. */
interface NounFacts {
  /** The cache tags of answers that show it, the one for records of it first. */
  tags: readonly string[]
  /** The operations whose bodies contain no secrets: the log keeps them in full, all others by their keys only. */
  openBodies?: readonly OperationName[]
  /** It has a lifecycle, whose states the observer follows. */
  hasStates?: true
}

/** The kinds of things that answers, commands and the log are about. */
export const nouns = {
  user: { tags: ['Me', 'User'] },
  identity: {
    tags: ['Policy', 'FleetPolicy'],
    openBodies: ['projectPolicyUpdate', 'policyUpdate', 'systemPolicyUpdate', 'siloPolicyUpdate'],
  },
  project: { tags: ['Project'], openBodies: ['projectCreate', 'projectUpdate'] },
  instance: {
    tags: ['Instance', 'InstanceDisk', 'InstanceNic', 'ExternalIp'],
    openBodies: [
      'instanceDiskAttach',
      'instanceDiskDetach',
      'instanceEphemeralIpAttach',
      'instanceNetworkInterfaceCreate',
    ],
    hasStates: true,
  },
  disk: { tags: ['Disk'], openBodies: ['diskCreate', 'diskFinalizeImport'], hasStates: true },
  snapshot: { tags: ['Snapshot'], openBodies: ['snapshotCreate'], hasStates: true },
  image: { tags: ['Image'], openBodies: ['imageCreate'], hasStates: true },
  floatingIp: {
    tags: ['FloatingIp'],
    openBodies: ['floatingIpCreate', 'floatingIpUpdate', 'floatingIpAttach'],
  },
  probe: { tags: ['Probe'], openBodies: ['probeCreate'] },
  affinityGroup: {
    tags: ['AffinityGroup', 'AffinityMember'],
    openBodies: ['affinityGroupCreate', 'affinityGroupUpdate'],
  },
  antiAffinityGroup: { tags: [], openBodies: ['antiAffinityGroupCreate', 'antiAffinityGroupUpdate'] },
  vpc: { tags: ['Vpc'], openBodies: ['vpcCreate', 'vpcUpdate'] },
  firewallRule: { tags: ['FirewallRules'] },
  subnet: { tags: ['Subnet'], openBodies: ['vpcSubnetCreate', 'vpcSubnetUpdate'] },
  router: { tags: ['Router'], openBodies: ['vpcRouterCreate', 'vpcRouterUpdate'] },
  route: { tags: ['Route'], openBodies: ['vpcRouterRouteCreate', 'vpcRouterRouteUpdate'] },
  internetGateway: { tags: ['Gateway'], openBodies: ['internetGatewayCreate'] },
  internetGatewayPart: {
    tags: ['GatewayPart'],
    openBodies: ['internetGatewayIpPoolCreate', 'internetGatewayIpAddressCreate'],
  },
  sshKey: { tags: ['SshKey'] },
  accessToken: { tags: ['AccessToken'] },
  utilization: { tags: ['Utilization'] },
  silo: { tags: ['Silo', 'SiloQuotas'], openBodies: ['siloQuotasUpdate', 'authSettingsUpdate'] },
  siloPool: { tags: ['SiloPool'], openBodies: ['ipPoolSiloLink', 'ipPoolSiloUpdate'] },
  identityProvider: { tags: ['IdentityProvider'] },
  certificate: { tags: ['Certificate'] },
  ipPool: { tags: ['IpPool'], openBodies: ['ipPoolCreate', 'ipPoolUpdate'] },
  ipPoolRange: {
    tags: ['IpPoolRange'],
    openBodies: ['ipPoolRangeAdd', 'ipPoolRangeRemove', 'ipPoolServiceRangeAdd', 'ipPoolServiceRangeRemove'],
  },
  sled: { tags: ['Sled', 'PhysicalDisk'], openBodies: ['sledAdd', 'sledSetProvisionPolicy'] },
  switchPort: { tags: ['SwitchPort', 'LldpConfig'], openBodies: ['networkingSwitchPortLldpConfigUpdate'] },
  portSettings: { tags: ['PortSettings'] },
  addressLot: { tags: ['AddressLot'], openBodies: ['networkingAddressLotCreate'] },
  loopbackAddress: { tags: ['LoopbackAddress'], openBodies: ['networkingLoopbackAddressCreate'] },
  bfdSession: {
    tags: ['BfdSession'],
    openBodies: ['networkingBfdEnable', 'networkingBfdDisable'],
    hasStates: true,
  },
  bgpConfig: { tags: ['BgpConfig', 'BgpPeer'], openBodies: ['networkingBgpConfigCreate'] },
  announceSet: { tags: ['AnnounceSet'], openBodies: ['networkingBgpAnnounceSetUpdate'] },
  allowList: {
    tags: ['AllowList', 'InboundIcmp'],
    openBodies: ['networkingAllowListUpdate', 'networkingInboundIcmpUpdate'],
  },
  supportBundle: {
    tags: ['SupportBundle'],
    openBodies: ['supportBundleCreate', 'supportBundleUpdate'],
    hasStates: true,
  },
  alertReceiver: { tags: ['AlertReceiver'] },
  alertSubscription: { tags: [], openBodies: ['alertReceiverSubscriptionAdd'] },
  webhookSecret: { tags: [] },
  webhookDelivery: { tags: ['AlertDelivery'], hasStates: true },
  targetRelease: { tags: ['Update'], openBodies: ['targetReleaseUpdate'] },
  trustRoot: { tags: [] },
  timeseries: { tags: [], openBodies: ['timeseriesQuery', 'systemTimeseriesQuery'] },
} as const satisfies Record<string, NounFacts>

type Nouns = typeof nouns

/** A kind of thing. */
export type Kind = keyof Nouns

/** The kinds whose states the observer follows. */
export type StatefulKind = { [Name in Kind]: Nouns[Name] extends { hasStates: true } ? Name : never }[Kind]

/** Cache tags of answers, but for that of a single call. */
export type NounTag = Nouns[Kind]['tags'][number]

/** The cache tag of answers that show records of a kind; undefined for a name that is none. */
export const tagOfKind = (kind: string): NounTag | undefined =>
  Object.hasOwn(nouns, kind) ? nouns[kind as Kind].tags.at(0) : undefined
