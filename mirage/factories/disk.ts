import type { BlockSize, Disk, DiskState, DiskType, Instance } from '#store/api/generated/types'
import { GIB } from '#model/units'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { stamps } from './times'

interface DiskOptions {
  state?: DiskState
  sizeGiB?: number
  blockSize?: BlockSize
  diskType?: DiskType
  readOnly?: boolean
  hours?: number
  /** Keeps its state: the simulated hardware does not change it. */
  frozen?: boolean
}

/** A disk, detached unless the options say otherwise. */
export function makeDisk(region: Region, project: ProjectRow, name: string, options: DiskOptions = {}): Disk {
  const { state = { state: 'detached' }, sizeGiB = 20, blockSize = 4096, hours = 300 } = options
  const { diskType = 'distributed', readOnly = false } = options
  const row: Disk = {
    id: idOf(`disk ${project.id} ${name}`),
    name,
    description: '',
    devicePath: `/mnt/${name}`,
    projectId: project.id,
    size: sizeGiB * GIB,
    blockSize,
    diskType,
    readOnly,
    imageId: null,
    snapshotId: null,
    state,
    ...stamps(region, hours),
  }
  region.world.disks.insert(row)
  if (options.frozen) region.world.frozen.insert({ id: row.id })
  return row
}

/** Gives an instance a disk, attached and set as its boot disk. */
export function giveBootDisk(region: Region, project: ProjectRow, instance: Instance, sizeGiB = 20): Disk {
  const disk = makeDisk(region, project, `${instance.name}-boot`, {
    state: { state: 'attached', instance: instance.id },
    sizeGiB,
  })
  region.world.instances.update(instance.id, { bootDiskId: disk.id })
  return disk
}
