import type {
  AntiAffinityGroup,
  InstanceNetworkInterface,
  Disk,
  DiskState,
  FloatingIp,
  Image,
  Instance,
  InstanceState,
  Snapshot,
} from '../../src/store/api/generated/types'
import { GIB } from '../../src/store/model/limits'
import { addDefaultVpc } from '../networks'
import { idOf } from '../random'
import type { Region } from '../region'
import type { ProjectRow, SiloRow } from '../world'

// The vocabulary of scenarios: one row of each kind, with believable defaults.

const HOUR_MS = 3_600_000

/** A moment so many hours before the scenario begins. */
export const hoursAgo = (region: Region, hours: number) =>
  new Date(region.clock.now() - hours * HOUR_MS).toISOString()

const stamps = (region: Region, hours: number) => ({
  timeCreated: hoursAgo(region, hours),
  timeModified: hoursAgo(region, hours / 2),
})

export function makeProject(
  region: Region,
  silo: SiloRow,
  name: string,
  description: string,
  hours: number,
): ProjectRow {
  const row: ProjectRow = {
    id: idOf(`project ${silo.name} ${name}`),
    name,
    description,
    siloId: silo.id,
    ...stamps(region, hours),
  }
  region.world.projects.set(row.id, row)
  addDefaultVpc(region, row)
  return row
}

interface InstanceOptions {
  state?: InstanceState
  ncpus?: number
  memoryGiB?: number
  hours?: number
  description?: string
  policy?: 'never' | 'best_effort' | null
  /** Hours since the last automatic restart. */
  restartedHoursAgo?: number
  /** The state stays as it is, to be looked at. */
  still?: boolean
}

export function makeInstance(
  region: Region,
  project: ProjectRow,
  name: string,
  options: InstanceOptions = {},
): Instance {
  const {
    state = 'running',
    ncpus = 2,
    memoryGiB = 8,
    hours = 200,
    description = '',
    policy = null,
  } = options
  const id = idOf(`instance ${project.id} ${name}`)
  const { restartedHoursAgo: since } = options
  const row: Instance = {
    id,
    name,
    description,
    hostname: name,
    projectId: project.id,
    ncpus,
    memory: memoryGiB * GIB,
    runState: state,
    timeRunStateUpdated: hoursAgo(region, Math.min(hours / 3, 40)),
    autoRestartPolicy: policy,
    autoRestartEnabled: policy !== 'never',
    autoRestartCooldownExpiration: since === undefined ? null : hoursAgo(region, since - 1),
    timeLastAutoRestarted: since === undefined ? null : hoursAgo(region, since),
    bootDiskId: null,
    ...stamps(region, hours),
  }
  region.world.instances.set(id, row)
  if (options.still) region.world.still.add(id)
  return row
}

interface DiskOptions {
  state?: DiskState
  sizeGiB?: number
  blockSize?: number
  hours?: number
  still?: boolean
}

export function makeDisk(region: Region, project: ProjectRow, name: string, options: DiskOptions = {}): Disk {
  const { state = { state: 'detached' }, sizeGiB = 20, blockSize = 4096, hours = 300 } = options
  const row: Disk = {
    id: idOf(`disk ${project.id} ${name}`),
    name,
    description: '',
    devicePath: `/mnt/${name}`,
    projectId: project.id,
    size: sizeGiB * GIB,
    blockSize,
    imageId: null,
    snapshotId: null,
    state,
    ...stamps(region, hours),
  }
  region.world.disks.set(row.id, row)
  if (options.still) region.world.still.add(row.id)
  return row
}

/** The one interface an instance has when nothing else was asked for. */
export function giveNic(region: Region, instance: Instance, octet: number): InstanceNetworkInterface {
  const vpcId = idOf(`vpc ${instance.projectId} default`)
  const row: InstanceNetworkInterface = {
    id: idOf(`nic ${instance.id} net0`),
    name: 'net0',
    description: `default primary interface for ${instance.name}`,
    instanceId: instance.id,
    ip: `172.30.0.${octet}`,
    mac: `02:5A:00:00:00:${octet.toString(16).toUpperCase().padStart(2, '0')}`,
    primary: true,
    subnetId: idOf(`subnet ${vpcId} default`),
    vpcId,
    transitIps: [],
    timeCreated: instance.timeCreated,
    timeModified: instance.timeModified,
  }
  region.world.nics.set(row.id, row)
  return row
}

/** A floating address of a pool; with an instance, attached to it. */
export function makeFloatingIp(
  region: Region,
  project: ProjectRow,
  name: string,
  ip: string,
  { pool = 'dock-public', instanceId = null }: { pool?: string; instanceId?: string | null } = {},
): FloatingIp {
  const row: FloatingIp = {
    id: idOf(`floating ${project.id} ${name}`),
    name,
    description: '',
    ip,
    ipPoolId: idOf(`pool ${pool}`),
    projectId: project.id,
    instanceId,
    ...stamps(region, 100),
  }
  region.world.floatingIps.set(row.id, row)
  return row
}

/** A group whose members keep away from each other. */
export function makeAntiAffinityGroup(region: Region, project: ProjectRow, name: string): AntiAffinityGroup {
  const row: AntiAffinityGroup = {
    id: idOf(`anti-affinity ${project.id} ${name}`),
    name,
    description: '',
    projectId: project.id,
    policy: 'allow',
    failureDomain: 'sled',
    ...stamps(region, 100),
  }
  region.world.antiAffinityGroups.set(row.id, row)
  return row
}

/** A boot disk for an instance, attached and chosen. */
export function giveBootDisk(region: Region, project: ProjectRow, instance: Instance, sizeGiB = 20): Disk {
  const disk = makeDisk(region, project, `${instance.name}-boot`, {
    state: { state: 'attached', instance: instance.id },
    sizeGiB,
  })
  region.world.instances.set(instance.id, { ...instance, bootDiskId: disk.id })
  return disk
}

export function makeSnapshot(
  region: Region,
  project: ProjectRow,
  name: string,
  disk: Disk,
  sizeGiB?: number,
): Snapshot {
  const row: Snapshot = {
    id: idOf(`snapshot ${project.id} ${name}`),
    name,
    description: '',
    projectId: project.id,
    diskId: disk.id,
    size: sizeGiB === undefined ? disk.size : sizeGiB * GIB,
    state: 'ready',
    ...stamps(region, 90),
  }
  region.world.snapshots.set(row.id, row)
  return row
}

export function makeImage(
  region: Region,
  silo: SiloRow,
  project: ProjectRow | null,
  name: string,
  os: string,
  version: string,
  sizeGiB: number,
): Image {
  const row = {
    id: idOf(`image ${silo.name} ${project?.name ?? ''} ${name}`),
    name,
    description: '',
    os,
    version,
    size: sizeGiB * GIB,
    blockSize: 512,
    digest: null,
    projectId: project?.id ?? null,
    siloId: silo.id,
    ...stamps(region, 2_000),
  }
  region.world.images.set(row.id, row)
  return row
}
