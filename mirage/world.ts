import type {
  AddressLot,
  AddressLotBlock,
  AffinityGroup,
  AlertDelivery,
  AllowList,
  AntiAffinityGroup,
  AuditLogEntry,
  BfdStatus,
  BgpAnnounceSet,
  BgpAnnouncement,
  BgpConfig,
  BgpPeerState,
  Certificate,
  ConsoleSession,
  CurrentUser,
  DeviceAccessToken,
  Disk,
  ExternalIp,
  FleetRole,
  FloatingIp,
  Group,
  Image,
  Instance,
  InstanceNetworkInterface,
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
  IpPool,
  LldpNeighbor,
  LoopbackAddress,
  PhysicalDisk,
  ProbeInfo,
  Project,
  ProjectRole,
  Rack,
  RouterRoute,
  SamlIdentityProvider,
  ServiceIcmpConfig,
  Silo,
  SiloAuthSettings,
  SiloRole,
  Sled,
  Snapshot,
  SshKey,
  SupportBundleInfo,
  Switch,
  SwitchLocation,
  SwitchPort,
  SwitchPortSettings,
  TargetRelease,
  TufRepoDescription,
  UninitializedSled,
  UpdatesTrustRoot,
  User,
  UserBuiltin,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
  WebhookReceiver,
} from '../src/store/api/generated/types'
import { History } from './metrics/history'

// What the region knows. Plain maps: Mirage routes the calls; its own tables copy themselves at every access.

export interface ProjectRow extends Project {
  siloId: string
}
export interface ImageRow extends Image {
  siloId: string
}
export interface UserRow extends User {
  /** The names by which this person signs in. */
  login: string
  groupIds: readonly string[]
  /** Null when signing in with a password is not allowed; absent when nobody set one. */
  password?: string | null
}
export interface SiloRow extends Silo {
  deviceTokenMaxTtlSeconds: SiloAuthSettings['deviceTokenMaxTtlSeconds']
  /** CPUs, and bytes of memory and storage. */
  quota: { cpus: number; memory: number; storage: number }
}
/** An ephemeral or shared address of an instance; the API lists it without saying whose it is. */
export interface ExternalIpRow {
  instanceId: string
  ip: Exclude<ExternalIp, { kind: 'floating' }>
}
/** Addresses from first to last, of one family. */
export interface PoolRange {
  id: string
  first: string
  last: string
  timeCreated: string
}
export interface PoolRow extends IpPool {
  /** In ascending order. */
  ranges: readonly PoolRange[]
  /** The silos that may take addresses from it. */
  links: readonly { siloId: string; isDefault: boolean }[]
}
export interface CertificateRow extends Certificate {
  siloId: string
}
export interface IdentityProviderRow extends SamlIdentityProvider {
  siloId: string
}
export interface SessionRow extends ConsoleSession {
  userId: string
}
/** A device that waits for somebody to confirm it. */
export interface DeviceRequestRow {
  id: string
  clientId: string
  deviceCode: string
  /** Eight letters, no dash. */
  userCode: string
  timeExpires: string
  ttlSeconds: number | null
  /** The token it was given, once confirmed. */
  tokenId: string | null
}
export interface ProbeRow extends ProbeInfo {
  projectId: string
  vpcId: string
  ipPoolId: string
  description: string
  timeCreated: string
  timeModified: string
}
export interface SupportBundleRow extends SupportBundleInfo {
  /** Path and text of each file in it. */
  files: readonly (readonly [path: string, text: string])[]
}
export interface AddressLotBlockRow extends AddressLotBlock {
  lotId: string
}
export interface BgpConfigRow extends BgpConfig {
  announceSetId: string
}
export interface LoopbackAddressRow extends LoopbackAddress {
  /** Whether both switches may have it. */
  anycast: boolean
}
/** A neighbour some applied port settings speak to. Its state follows from how long they have been trying. */
export interface BgpPeerRow {
  addr: string
  switch: SwitchLocation
  localAsn: number
  remoteAsn: number
  /** Milliseconds since the epoch. */
  since: number
  /** The state it does not get past. */
  stuckIn?: BgpPeerState
}
export interface TokenRow extends DeviceAccessToken {
  userId: string
}
export interface RoleRow {
  resourceId: string
  identityId: string
  identityType: 'silo_user' | 'silo_group'
  roleName: SiloRole | ProjectRole | FleetRole
}

const SERVICE_POOL_ID = '5e41ce00-0000-4000-8000-000000000001'

export class World {
  silos = new Map<string, SiloRow>()
  users = new Map<string, UserRow>()
  groups = new Map<string, Group>()
  roles: RoleRow[] = []
  projects = new Map<string, ProjectRow>()
  instances = new Map<string, Instance>()
  disks = new Map<string, Disk>()
  snapshots = new Map<string, Snapshot>()
  images = new Map<string, ImageRow>()
  nics = new Map<string, InstanceNetworkInterface>()
  antiAffinityGroups = new Map<string, AntiAffinityGroup>()
  /** Ids of the instances in a group, by the group's id. */
  antiAffinityMembers = new Map<string, readonly string[]>()
  affinityGroups = new Map<string, AffinityGroup>()
  affinityMembers = new Map<string, readonly string[]>()
  externalIps: ExternalIpRow[] = []
  floatingIps = new Map<string, FloatingIp>()
  pools = new Map<string, PoolRow>()
  /** The region's own pool, for its services: no silo may have it. */
  servicePool: PoolRow = {
    id: SERVICE_POOL_ID,
    name: 'service-pool',
    description: 'Addresses of the region’s own services',
    timeCreated: '2024-09-30T07:00:00.000000Z',
    timeModified: '2024-09-30T07:00:00.000000Z',
    ranges: [],
    links: [],
  }
  vpcs = new Map<string, Vpc>()
  subnets = new Map<string, VpcSubnet>()
  routers = new Map<string, VpcRouter>()
  routes = new Map<string, RouterRoute>()
  /** Rules by the id of their VPC: a list is always replaced as a whole. */
  firewallRules = new Map<string, readonly VpcFirewallRule[]>()
  gateways = new Map<string, InternetGateway>()
  gatewayPools = new Map<string, InternetGatewayIpPool>()
  gatewayAddresses = new Map<string, InternetGatewayIpAddress>()
  sshKeys = new Map<string, SshKey>()
  /** The keys an instance was made with, by its id: they stay, whatever becomes of the originals. */
  instanceKeys = new Map<string, readonly SshKey[]>()
  tokens = new Map<string, TokenRow>()
  sessions = new Map<string, SessionRow>()
  deviceRequests = new Map<string, DeviceRequestRow>()

  certificates = new Map<string, CertificateRow>()
  identityProviders = new Map<string, IdentityProviderRow>()
  builtinUsers = new Map<string, UserBuiltin>()
  auditLog: AuditLogEntry[] = []

  racks = new Map<string, Rack>()
  sleds = new Map<string, Sled>()
  uninitializedSleds: UninitializedSled[] = []
  physicalDisks = new Map<string, PhysicalDisk>()
  switches = new Map<string, Switch>()
  switchPorts = new Map<string, SwitchPort>()
  portSettings = new Map<string, SwitchPortSettings>()
  /** By `rack/switch/port`. */
  lldpNeighbors = new Map<string, readonly LldpNeighbor[]>()
  addressLots = new Map<string, AddressLot>()
  addressLotBlocks = new Map<string, AddressLotBlockRow>()
  loopbackAddresses = new Map<string, LoopbackAddressRow>()
  bgpConfigs = new Map<string, BgpConfigRow>()
  announceSets = new Map<string, BgpAnnounceSet>()
  announcements: BgpAnnouncement[] = []
  bgpPeers: BgpPeerRow[] = []
  bfdSessions: BfdStatus[] = []
  allowList: AllowList = { allowedIps: { allow: 'any' }, timeCreated: '', timeModified: '' }
  inboundIcmp: ServiceIcmpConfig = { enabled: true }

  repositories = new Map<string, TufRepoDescription>()
  targetRelease: TargetRelease = {
    generation: 1,
    releaseSource: { type: 'unspecified' },
    timeRequested: '',
  }
  trustRoots = new Map<string, UpdatesTrustRoot>()
  probes = new Map<string, ProbeRow>()
  supportBundles = new Map<string, SupportBundleRow>()
  receivers = new Map<string, WebhookReceiver>()
  /** The values of webhook secrets by id: kept, never told. */
  secretValues = new Map<string, string>()
  deliveries = new Map<string, AlertDelivery>()
  /** Ids of rows that the seed keeps as they are, so that a rare state can be looked at. */
  still = new Set<string>()
  /** What has been, for the metrics. */
  history = new History()
}

/** Who calls. */
export interface Caller {
  user: UserRow
  silo: SiloRow
}

export const currentUser = ({ user, silo }: Caller): CurrentUser => ({
  id: user.id,
  displayName: user.displayName,
  siloId: silo.id,
  siloName: silo.name,
})
