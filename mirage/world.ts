import type {
  AntiAffinityGroup,
  CurrentUser,
  DeviceAccessToken,
  Disk,
  ExternalIp,
  FloatingIp,
  Group,
  Image,
  Instance,
  InstanceNetworkInterface,
  IpPool,
  Project,
  ProjectRole,
  SiloRole,
  Snapshot,
  SshKey,
  User,
  Vpc,
  VpcRouter,
  VpcSubnet,
} from '../src/store/api/generated/types'

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
  isFleetAdmin: boolean
  groupIds: readonly string[]
}
export interface SiloRow {
  id: string
  name: string
  /** CPUs, and bytes of memory and storage. */
  quota: { cpus: number; memory: number; storage: number }
}
/** An ephemeral or shared address of an instance; the API lists it without saying whose it is. */
export interface ExternalIpRow {
  instanceId: string
  ip: Exclude<ExternalIp, { kind: 'floating' }>
}
export interface PoolRow extends IpPool {
  /** First and last address of each range, IPv4, in ascending order. */
  ranges: readonly (readonly [first: string, last: string])[]
  /** The silos that may take addresses from it. */
  links: readonly { siloId: string; isDefault: boolean }[]
}
export interface TokenRow extends DeviceAccessToken {
  userId: string
}
export interface RoleRow {
  resourceId: string
  identityId: string
  identityType: 'silo_user' | 'silo_group'
  roleName: SiloRole | ProjectRole
}

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
  externalIps: ExternalIpRow[] = []
  floatingIps = new Map<string, FloatingIp>()
  pools = new Map<string, PoolRow>()
  vpcs = new Map<string, Vpc>()
  subnets = new Map<string, VpcSubnet>()
  routers = new Map<string, VpcRouter>()
  sshKeys = new Map<string, SshKey>()
  /** The keys an instance was made with, by its id: they stay, whatever becomes of the originals. */
  instanceKeys = new Map<string, readonly SshKey[]>()
  tokens = new Map<string, TokenRow>()
  /** Ids of rows that the seed keeps as they are, so that a rare state can be looked at. */
  still = new Set<string>()
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
