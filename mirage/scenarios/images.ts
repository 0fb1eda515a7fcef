import type { Disk, SnapshotState } from '#store/api/generated/types'
import { makeDisk } from '../factories/disk'
import { makeImage } from '../factories/image'
import { makeSnapshot } from '../factories/snapshot'
import { hoursAgo } from '../factories/times'
import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'
import type { Table } from '../table'

// Disks, snapshots and images beyond the showcase: enough to fill pages. Rule: MOCK-8.

const two = (index: number) => String(index).padStart(2, '0')

/** Invented distributions and versions. */
const systems = [
  ['harbour-linux', '12'],
  ['harbour-linux', '13'],
  ['reefbsd', '15.1'],
  ['quayside', '24'],
] as const

const systemAt = (index: number) => systems[index % systems.length] ?? systems[0]

/** 70 disks of berth-planner, of every size and block size. */
export function addBerthDisks(region: Region, project: ProjectRow): Disk[] {
  const blockSizes = [512, 2048, 4096] as const
  return Array.from({ length: 29 }, (_, index) => {
    const number = index + 1
    return makeDisk(region, project, `vessel-log-${two(number)}`, {
      sizeGiB: 1 + ((number * 7) % 60),
      blockSize: blockSizes[number % blockSizes.length] ?? 512,
      hours: 40 * number,
      state: number === 29 ? { state: 'faulted' } : { state: 'detached' },
    })
  })
}

function addSnapshot(region: Region, project: ProjectRow, name: string, disk: Disk, hours: number) {
  const row = makeSnapshot(region, project, name, disk)
  region.world.snapshots.update(row.id, {
    description: hours % 72 === 0 ? `Taken of ${disk.name} before the weekly clean-up` : '',
    timeCreated: hoursAgo(region, hours),
    timeModified: hoursAgo(region, hours),
  })
  return row
}

/** 75 snapshots in berth-planner, in every state that a list shows; ten are of the disk `lake`. */
export function addSnapshots(region: Region, project: ProjectRow, lake: ProjectRow) {
  const { snapshots, disks, frozen } = region.world
  const ours = disks.where((disk) => disk.projectId === project.id)
  const small = ours.filter((disk) => disk.name.startsWith('vessel-log'))
  for (let index = 1; index <= 69; index += 1) {
    const disk = small[(index - 1) % small.length]
    if (disk)
      addSnapshot(
        region,
        project,
        `${disk.name}-${index <= small.length ? 'nightly' : `week-${two(index)}`}`,
        disk,
        12 * index,
      )
  }
  const keep = (name: string, state: SnapshotState) => {
    const [disk] = small
    if (!disk) return
    const row = makeSnapshot(region, project, name, disk)
    snapshots.update(row.id, { state })
    frozen.insert({ id: row.id })
  }
  keep('being-taken', 'creating')
  keep('damaged', 'faulted')
  const [disk] = small
  if (disk) {
    const row = makeSnapshot(region, project, 'of-a-deleted-disk', disk)
    snapshots.update(row.id, { diskId: idOf(`disk ${project.id} long gone`) })
  }
  const inLake = disks.where((row) => row.projectId === lake.id).slice(0, 10)
  for (const [index, row] of inLake.entries())
    addSnapshot(region, lake, `${row.name}-sealed`, row, 100 * (index + 1))
}

/** Gives disks of berth-planner their sources: a silo image, a project image, a snapshot and a deleted image. */
export function giveSources({ world }: Region, project: ProjectRow) {
  const idIn = (rows: Table<{ id: string; name: string; projectId?: string | null }>, name: string) =>
    rows.findBy((row) => row.name === name && (row.projectId ?? project.id) === project.id)?.id
  const silo = idIn(world.images, 'harbour-linux-13')
  const special: Readonly<Record<string, Partial<Disk>>> = {
    'berth-cache-boot': { imageId: idIn(world.images, 'berth-golden') ?? null },
    'archive-2025': { snapshotId: idIn(world.snapshots, 'replica-nightly') ?? null },
    'archive-2024': { imageId: idOf('image long gone') },
  }
  for (const disk of world.disks.all()) {
    if (disk.projectId !== project.id) continue
    const source = special[disk.name] ?? (disk.name.endsWith('-boot') ? { imageId: silo ?? null } : undefined)
    // A disk has the block size of its image, which is 512 bytes.
    if (source) world.disks.update(disk.id, { ...source, ...(source.imageId && { blockSize: 512 }) })
  }
}

const LONG =
  'Everything a berth controller needs to boot without a network: drivers of four generations of cranes, tide tables for ten years, and the certificates of the harbour office'

/** 57 images in berth-planner and 12 in the silo; three names exist in both, which is allowed. */
export function addImages(region: Region, silo: SiloRow, project: ProjectRow) {
  const { images } = region.world
  for (const [os, version] of systems)
    makeImage(region, silo, null, `${os}-${version.replace('.', '-')}`, os, version, 8)
  for (let index = 1; index <= 5; index += 1) {
    const [os, version] = systemAt(index)
    makeImage(region, silo, null, `hardened-${two(index)}`, os, version, 10 + index)
  }
  for (const name of ['rescue', 'minimal', 'crane-firmware']) {
    makeImage(region, silo, null, name, 'harbour-linux', '13', 2)
    makeImage(region, silo, project, name, 'harbour-linux', '12', 2)
  }
  const golden = makeImage(region, silo, project, 'berth-golden', 'harbour-linux', '13', 20)
  images.update(golden.id, { description: LONG })
  for (let index = 1; index <= 53; index += 1) {
    const [os, version] = systemAt(index)
    const image = makeImage(region, silo, project, `nightly-${two(index)}`, os, version, 4 + (index % 12))
    images.update(image.id, {
      timeCreated: hoursAgo(region, 20 * index),
      timeModified: hoursAgo(region, 20 * index),
    })
  }
}
