import type {
  AddressLot,
  Alert,
  AlertDelivery,
  AllowList,
  BfdStatus,
  BgpAnnounceSet,
  BgpAnnouncement,
  Disk,
  ExternalSubnet,
  FloatingIp,
  Group,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
  MulticastGroupMember,
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  Rack,
  RouterRoute,
  ServiceIcmpConfig,
  Sled,
  SshKey,
  Switch,
  SwitchPort,
  SwitchPortSettings,
  SystemNetworkingSettings,
  UnadoptedPhysicalDisk,
  UninitializedSled,
  UpdatesTrustRoot,
  UserBuiltin,
  Vpc,
  VpcRouter,
  VpcSubnet,
  WebhookReceiver,
} from '#store/api/generated/types'
import type { LoggedEntry } from '#model/olderFacts'
import type { TokenRow } from './models/accessToken'
import type { AddressLotBlockRow } from './models/addressLotBlock'
import type { AffinityGroupRow } from './models/affinityGroup'
import type { BgpConfigRow } from './models/bgpConfig'
import type { BgpPeerRow } from './models/bgpPeer'
import type { CertificateRow } from './models/certificate'
import type { DeviceRequestRow } from './models/deviceRequest'
import type { ExternalIpRow } from './models/externalIp'
import type { FirewallRow } from './models/firewall'
import type { IdentityProviderRow } from './models/identityProvider'
import type { ImageRow } from './models/image'
import type { InstanceKeysRow } from './models/instanceKeys'
import type { LldpNeighborsRow } from './models/lldpNeighbors'
import type { LoopbackAddressRow } from './models/loopbackAddress'
import type { MulticastGroupRow } from './models/multicast'
import type { PoolRow } from './models/pool'
import type { ProbeRow } from './models/probe'
import type { ProjectRow } from './models/project'
import type { RackMembershipRow } from './models/rackMembership'
import { noTarget, type RecoveryRow, type ReleaseRow } from './models/release'
import type { RepositoryRow } from './models/repository'
import type { RoleRow } from './models/role'
import type { ScimTokenRow } from './models/scimToken'
import type { SessionRow } from './models/session'
import type { SiloRow } from './models/silo'
import type { SnapshotRow } from './models/snapshot'
import type { SubnetPoolRow } from './models/subnetPool'
import type { SupportBundleRow } from './models/supportBundle'
import { emptyHistory } from './models/usageHistory'
import type { UserRow } from './models/user'
import { Single, Table, type Db } from './table'

/** The rows of the region, in tables of Mirage's database. */
export function worldIn(db: Db) {
  const table = <Row extends { id: string }>(name: string) => new Table<Row>(db, name)
  /** Rows that the API knows by no id: Mirage numbers them. */
  const numbered = <Row extends object>(name: string) => new Table<Row & { id: string }, Row>(db, name)
  return {
    silos: table<SiloRow>('silos'),
    users: table<UserRow>('users'),
    groups: table<Group>('groups'),
    roles: numbered<RoleRow>('roles'),
    projects: table<ProjectRow>('projects'),
    instances: table<Instance>('instances'),
    disks: table<Disk>('disks'),
    snapshots: table<SnapshotRow>('snapshots'),
    images: table<ImageRow>('images'),
    nics: table<InstanceNetworkInterface>('nics'),
    antiAffinityGroups: table<AffinityGroupRow>('antiAffinityGroups'),
    affinityGroups: table<AffinityGroupRow>('affinityGroups'),
    externalIps: numbered<ExternalIpRow>('externalIps'),
    floatingIps: table<FloatingIp>('floatingIps'),
    pools: table<PoolRow>('pools'),
    subnetPools: table<SubnetPoolRow>('subnetPools'),
    externalSubnets: table<ExternalSubnet>('externalSubnets'),
    multicastGroups: table<MulticastGroupRow>('multicastGroups'),
    multicastMembers: table<MulticastGroupMember>('multicastMembers'),
    vpcs: table<Vpc>('vpcs'),
    subnets: table<VpcSubnet>('subnets'),
    routers: table<VpcRouter>('routers'),
    routes: table<RouterRoute>('routes'),
    firewalls: table<FirewallRow>('firewalls'),
    gateways: table<InternetGateway>('gateways'),
    gatewayPools: table<InternetGatewayIpPool>('gatewayPools'),
    gatewayAddresses: table<InternetGatewayIpAddress>('gatewayAddresses'),
    sshKeys: table<SshKey>('sshKeys'),
    instanceKeys: table<InstanceKeysRow>('instanceKeys'),
    tokens: table<TokenRow>('tokens'),
    sessions: table<SessionRow>('sessions'),
    deviceRequests: table<DeviceRequestRow>('deviceRequests'),
    scimTokens: table<ScimTokenRow>('scimTokens'),

    certificates: table<CertificateRow>('certificates'),
    identityProviders: table<IdentityProviderRow>('identityProviders'),
    builtinUsers: table<UserBuiltin>('builtinUsers'),
    auditLog: table<LoggedEntry>('auditLog'),

    racks: table<Rack>('racks'),
    sleds: table<Sled>('sleds'),
    uninitializedSleds: numbered<UninitializedSled>('uninitializedSleds'),
    /** The changes of the racks' memberships, in the order of their versions. */
    rackMemberships: table<RackMembershipRow>('rackMemberships'),
    physicalDisks: table<PhysicalDisk>('physicalDisks'),
    /** Disks in the slots of sleds that are out of service. */
    unadoptedDisks: numbered<UnadoptedPhysicalDisk>('unadoptedDisks'),
    adoptionRequests: table<PhysicalDiskAdoptionRequest>('adoptionRequests'),
    switches: table<Switch>('switches'),
    switchPorts: table<SwitchPort>('switchPorts'),
    portSettings: table<SwitchPortSettings>('portSettings'),
    lldpNeighbors: table<LldpNeighborsRow>('lldpNeighbors'),
    addressLots: table<AddressLot>('addressLots'),
    addressLotBlocks: table<AddressLotBlockRow>('addressLotBlocks'),
    loopbackAddresses: table<LoopbackAddressRow>('loopbackAddresses'),
    bgpConfigs: table<BgpConfigRow>('bgpConfigs'),
    announceSets: table<BgpAnnounceSet>('announceSets'),
    announcements: numbered<BgpAnnouncement>('announcements'),
    bgpPeers: table<BgpPeerRow>('bgpPeers'),
    bfdSessions: numbered<BfdStatus>('bfdSessions'),
    allowList: new Single<AllowList>(db, 'allowList', {
      allowedIps: { allow: 'any' },
      timeCreated: '',
      timeModified: '',
    }),
    inboundIcmp: new Single<ServiceIcmpConfig>(db, 'inboundIcmp', { enabled: true }),
    networkingSettings: new Single<SystemNetworkingSettings>(db, 'networkingSettings', {
      externalJumboFramesOptInEnabled: false,
    }),

    repositories: table<RepositoryRow>('repositories'),
    release: new Single<ReleaseRow>(db, 'release', noTarget),
    /** At most one. */
    recoveries: numbered<RecoveryRow>('recoveries'),
    trustRoots: table<UpdatesTrustRoot>('trustRoots'),
    probes: table<ProbeRow>('probes'),
    supportBundles: table<SupportBundleRow>('supportBundles'),
    receivers: table<WebhookReceiver>('receivers'),
    /** The values of webhook secrets, by id. The API never returns them. */
    secretValues: table<{ id: string; value: string }>('secretValues'),
    deliveries: table<AlertDelivery>('deliveries'),
    alerts: table<Alert>('alerts'),
    /** The ids of rows whose state the simulated hardware does not change, so that a rare state lasts. */
    frozen: table<{ id: string }>('frozen'),
    /** The usage history, for the metrics. */
    history: emptyHistory(),
  }
}

export type World = ReturnType<typeof worldIn>

/** A user who makes a call, and their silo. */
export interface Caller {
  user: UserRow
  silo: SiloRow
}
