import type {
  BlockSize,
  AddressLot,
  AffinityGroup,
  Alert,
  AlertDelivery,
  AllowList,
  AntiAffinityGroup,
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
  LldpNeighbor,
  PhysicalDisk,
  PhysicalDiskAdoptionRequest,
  Rack,
  RackMembershipStatus,
  RouterRoute,
  ServiceIcmpConfig,
  Sled,
  Snapshot,
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
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
  WebhookReceiver,
} from '#store/api/generated/types'
import type { LoggedEntry, Repository } from '#model/olderFacts'
import type { TokenRow } from './models/accessToken'
import type { AddressLotBlockRow } from './models/addressLotBlock'
import type { BgpConfigRow } from './models/bgpConfig'
import type { BgpPeerRow } from './models/bgpPeer'
import type { CertificateRow } from './models/certificate'
import type { DeviceRequestRow } from './models/deviceRequest'
import type { ExternalIpRow } from './models/externalIp'
import type { IdentityProviderRow } from './models/identityProvider'
import type { ImageRow } from './models/image'
import type { LoopbackAddressRow } from './models/loopbackAddress'
import type { MulticastGroupRow, MulticastMemberRow } from './models/multicast'
import type { PoolRow } from './models/pool'
import type { ProbeRow } from './models/probe'
import type { ProjectRow } from './models/project'
import { noTarget, type RecoveryRow, type ReleaseRow } from './models/release'
import type { RoleRow } from './models/role'
import type { ScimTokenRow } from './models/scimToken'
import type { SessionRow } from './models/session'
import type { SiloRow } from './models/silo'
import type { SubnetPoolRow } from './models/subnetPool'
import type { SupportBundleRow } from './models/supportBundle'
import { emptyHistory, type UsageHistory } from './models/usageHistory'
import type { UserRow } from './models/user'

// The rows of the region, in maps instead of Mirage's tables: see docs/decisions/002-mirage-for-routes.md.

export class World {
  silos = new Map<string, SiloRow>()
  users = new Map<string, UserRow>()
  groups = new Map<string, Group>()
  roles: RoleRow[] = []
  projects = new Map<string, ProjectRow>()
  instances = new Map<string, Instance>()
  disks = new Map<string, Disk>()
  snapshots = new Map<string, Snapshot>()
  /** The block sizes of the disks of snapshots, by the snapshot's id: a snapshot outlives its disk. */
  blockSizes = new Map<string, BlockSize>()
  images = new Map<string, ImageRow>()
  nics = new Map<string, InstanceNetworkInterface>()
  antiAffinityGroups = new Map<string, AntiAffinityGroup>()
  /** The ids of the instances in a group, by the id of the group. */
  antiAffinityMembers = new Map<string, readonly string[]>()
  affinityGroups = new Map<string, AffinityGroup>()
  affinityMembers = new Map<string, readonly string[]>()
  externalIps: ExternalIpRow[] = []
  floatingIps = new Map<string, FloatingIp>()
  pools = new Map<string, PoolRow>()
  subnetPools = new Map<string, SubnetPoolRow>()
  externalSubnets = new Map<string, ExternalSubnet>()
  multicastGroups = new Map<string, MulticastGroupRow>()
  multicastMembers = new Map<string, MulticastMemberRow>()
  vpcs = new Map<string, Vpc>()
  subnets = new Map<string, VpcSubnet>()
  routers = new Map<string, VpcRouter>()
  routes = new Map<string, RouterRoute>()
  /** The rules of a VPC, by its id. A list is always replaced as a whole. */
  firewallRules = new Map<string, readonly VpcFirewallRule[]>()
  gateways = new Map<string, InternetGateway>()
  gatewayPools = new Map<string, InternetGatewayIpPool>()
  gatewayAddresses = new Map<string, InternetGatewayIpAddress>()
  sshKeys = new Map<string, SshKey>()
  /** The keys with which an instance was created, by its id. They stay when the originals are deleted. */
  instanceKeys = new Map<string, readonly SshKey[]>()
  tokens = new Map<string, TokenRow>()
  sessions = new Map<string, SessionRow>()
  deviceRequests = new Map<string, DeviceRequestRow>()
  scimTokens = new Map<string, ScimTokenRow>()

  certificates = new Map<string, CertificateRow>()
  identityProviders = new Map<string, IdentityProviderRow>()
  builtinUsers = new Map<string, UserBuiltin>()
  auditLog: LoggedEntry[] = []

  racks = new Map<string, Rack>()
  sleds = new Map<string, Sled>()
  uninitializedSleds: UninitializedSled[] = []
  /** The changes of the racks' memberships, in the order of their versions. */
  rackMemberships: RackMembershipStatus[] = []
  physicalDisks = new Map<string, PhysicalDisk>()
  /** Disks in the slots of sleds that are out of service. */
  unadoptedDisks: UnadoptedPhysicalDisk[] = []
  adoptionRequests = new Map<string, PhysicalDiskAdoptionRequest>()
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
  networkingSettings: SystemNetworkingSettings = { externalJumboFramesOptInEnabled: false }

  repositories = new Map<string, Repository>()
  release: ReleaseRow = noTarget
  recovery: RecoveryRow | null = null
  trustRoots = new Map<string, UpdatesTrustRoot>()
  probes = new Map<string, ProbeRow>()
  supportBundles = new Map<string, SupportBundleRow>()
  receivers = new Map<string, WebhookReceiver>()
  /** The values of webhook secrets, by id. The API never returns them. */
  secretValues = new Map<string, string>()
  deliveries = new Map<string, AlertDelivery>()
  alerts = new Map<string, Alert>()
  /** The ids of rows whose state the simulated hardware does not change, so that a rare state lasts. */
  frozen = new Set<string>()
  /** The usage history, for the metrics. */
  history: UsageHistory = emptyHistory()
}

/** A user who makes a call, and their silo. */
export interface Caller {
  user: UserRow
  silo: SiloRow
}
