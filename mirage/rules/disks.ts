import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { diskMachine } from '#machines/lifecycle/diskMachine'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type {
  BlockSize,
  Disk,
  DiskBackend,
  DiskCreate,
  DiskSource,
  DiskState,
} from '#store/api/generated/types'
import { BLOCK_SIZES } from '#model/limits'
import { defaults } from '#model/settings'
import { GIB } from '#model/units'
import { checkNamed, inProject, requireFree } from '../access/lookup'
import { projectRole } from '../access/roles'
import { workOf, type Behaviour } from '../behaviours/behaviour'
import { diskBehaviour } from '../behaviours/diskBehaviour'
import type { ProjectRow } from '../models/project'
import type { Region } from '../region'
import { invalid, invalidValue, notFound, unreadable } from '../wire/apiError'
import { moveTo } from './moveTo'
import { newRow } from './newRow'

/** Puts a disk into a state and schedules the next report of the hardware. */
export function moveDisk(region: Region, id: string, state: string, behaviour: Behaviour = diskBehaviour) {
  const { disks } = region.world
  moveTo(
    region,
    {
      lifecycle: diskLifecycle,
      machine: diskMachine,
      work: workOf(behaviour),
      id,
      read: () => disks.get(id)?.state.state,
      write: (next) => {
        const row = disks.get(id)
        if (row) disks.update(id, { state: { state: next } as DiskState, timeModified: region.timestamp() })
      },
    },
    state,
  )
}

interface ResolvedSource {
  blockSize: BlockSize
  /** The size of the source in bytes: a disk made from it is at least as large. */
  sourceSize: number
  snapshotId?: string
  imageId?: string
  readOnly: boolean
}

/** Looks up the source of a new disk. @throws 404 or 400 when the caller cannot use it in this project */
function resolveSource(region: Region, project: ProjectRow, source: DiskSource): ResolvedSource {
  const { world } = region
  if (source.type === 'snapshot') {
    const snapshot = world.snapshots.get(source.snapshotId ?? '')
    const home = snapshot && world.projects.get(snapshot.projectId)
    if (!snapshot || !home || !projectRole(region, region.caller(), home))
      throw notFound('snapshot', source.snapshotId ?? '', 'id')
    if (home.id !== project.id) throw invalid('snapshot does not belong to this project')
    if (!snapshotLifecycle.can(snapshot.state, 'command.createDisk'))
      throw invalid(`snapshot is ${snapshot.state}: it cannot be made into a disk`)
    return {
      blockSize: snapshot.blockSize,
      sourceSize: snapshot.size,
      snapshotId: snapshot.id,
      readOnly: source.readOnly ?? false,
    }
  }
  if (source.type === 'image') {
    const image = world.images.get(source.imageId ?? '')
    if (!image || image.siloId !== project.siloId) throw notFound('image', source.imageId ?? '', 'id')
    if (image.projectId && image.projectId !== project.id)
      throw invalid('image does not belong to this project')
    const readOnly = source.readOnly ?? false
    return { blockSize: image.blockSize, sourceSize: image.size, imageId: image.id, readOnly }
  }
  const { blockSize } = source
  if (!BLOCK_SIZES.some((size) => size === blockSize))
    throw unreadable('disk_source.block_size', 'invalid block size')
  return { blockSize, sourceSize: 0, readOnly: false }
}

/** The source and the type of a new disk. */
const resolveBackend = (region: Region, project: ProjectRow, backend: DiskBackend) =>
  backend.type === 'local'
    ? ({ diskType: 'local', blockSize: 4096, sourceSize: 0, readOnly: false } as const)
    : ({ diskType: 'distributed', ...resolveSource(region, project, backend.diskSource) } as const)

/** @throws 400 for the first rule on sizes that is broken */
function requireSize(
  size: number,
  { blockSize, sourceSize, readOnly, diskType }: ReturnType<typeof resolveBackend>,
) {
  if (readOnly && size !== sourceSize)
    throw invalid(`read-only disk size ${size} must be equal to the source's size ${sourceSize}`)
  if (size < sourceSize)
    throw invalid(`disk size (${size}) must be greater than or equal to the source's size (${sourceSize})`)
  if (size % blockSize !== 0)
    throw invalidValue('size and block_size', 'total size must be a multiple of block size')
  if (size < GIB) throw invalidValue('size', 'total size must be at least 1 GiB')
  if (size % GIB !== 0) throw invalidValue('size', 'total size must be a multiple of 1 GiB')
  if (diskType === 'distributed' && size > defaults.limits.diskGiB * GIB)
    throw invalidValue('size', `total size must be at most ${defaults.limits.diskGiB} GiB`)
}

/** The row that a request makes: checked, not yet stored. @throws 400 in the order of the control plane */
export function newDisk(region: Region, project: ProjectRow, body: DiskCreate): Disk {
  const { name, description } = checkNamed(body)
  const backend = resolveBackend(region, project, body.diskBackend)
  requireSize(body.size, backend)
  const { sourceSize: _, ...storage } = backend
  requireFree(inProject(region.world.disks, project.id), 'disk', name)
  return {
    ...newRow(region, `disk ${project.id}`, { name, description }),
    projectId: project.id,
    devicePath: `/mnt/${name}`,
    size: body.size,
    ...storage,
    state: { state: 'creating' },
  }
}
