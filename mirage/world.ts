import type {
  AntiAffinityGroup,
  CurrentUser,
  Disk,
  ExternalIp,
  Group,
  Image,
  Instance,
  InstanceNetworkInterface,
  Project,
  ProjectRole,
  SiloRole,
  Snapshot,
  User,
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
/** An address of an instance; the API lists it without saying whose it is. */
export interface ExternalIpRow {
  instanceId: string
  ip: ExternalIp
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
