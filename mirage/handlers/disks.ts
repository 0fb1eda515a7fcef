import { diskLifecycle, type DiskCommand } from '../../src/machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '../../src/machines/lifecycle/snapshotLifecycle'
import type { Disk, DiskCreate, DiskSource, DiskState } from '../../src/store/api/generated/types'
import { BLOCK_SIZES, GIB, MAX_DISK_GIB } from '../../src/store/model/limits'
import { checkNamed, findInProject, inProject, mandatoryProject, requireFree } from '../access/lookup'
import { projectRole, requireProject } from '../access/roles'
import { diskBehaviour, importBehaviour } from '../behaviours/diskBehaviour'
import type { ProjectRow } from '../models/project'
import { handlersOf, moveTo, type Behaviour, type Region } from '../region'
import { newRow } from '../rules/newRow'
import { requireStorage } from '../rules/quota'
import { Fault, invalid, invalidValue, notFound, unreadable } from '../wire/fault'
import { pageOf } from '../wire/pages'
import { requireFreeSnapshot, takeSnapshot } from './snapshots'

interface Selector {
  disk: string
  project?: string | undefined
}

const find = (region: Region, { disk, project }: Selector, role: 'viewer' | 'collaborator' = 'viewer') =>
  findInProject(region, region.world.disks, 'disk', disk, project, role)

/** What a command does, in the words of a refusal. Source: §8 rows 88–91. */
const refusals = {
  'command.startBulkWrite': (state: string) => `cannot set disk in state "${state}" to importing`,
  'command.stopBulkWrite': (state: string) => `cannot stop importing for a disk in state "${state}"`,
  'command.finalize': (state: string) => `cannot finalize disk in state "${state}"`,
} satisfies Partial<Record<DiskCommand, (state: string) => string>>

/** @throws 400 when the law forbids it */
function requireCan({ state: { state } }: Disk, command: keyof typeof refusals) {
  if (!diskLifecycle.can(state, command)) throw invalid(refusals[command](state))
}

function obey(region: Region, selector: Selector, command: keyof typeof refusals): Disk {
  const row = find(region, selector, 'collaborator')
  requireCan(row, command)
  const { state } = row.state
  const target = diskLifecycle.next(state, command)
  if (target && target !== state) moveDisk(region, row.id, target)
  return row
}

export function moveDisk(region: Region, id: string, state: string, behaviour: Behaviour = diskBehaviour) {
  const { disks } = region.world
  moveTo(
    region,
    {
      lifecycle: diskLifecycle,
      behaviour,
      id,
      read: () => disks.get(id)?.state.state,
      write: (next) => {
        const row = disks.get(id)
        if (row)
          disks.set(id, { ...row, state: { state: next } as DiskState, timeModified: region.timestamp() })
      },
    },
    state,
  )
}

/** What the new disk is made of: its block size, and how small it may be. */
function sourceOf(region: Region, project: ProjectRow, source: DiskSource) {
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
      blockSize: world.disks.get(snapshot.diskId)?.blockSize ?? 512,
      least: snapshot.size,
      snapshotId: snapshot.id,
    }
  }
  if (source.type === 'image') {
    const image = world.images.get(source.imageId ?? '')
    if (!image || image.siloId !== project.siloId) throw notFound('image', source.imageId ?? '', 'id')
    if (image.projectId && image.projectId !== project.id)
      throw invalid('image does not belong to this project')
    return { blockSize: image.blockSize, least: image.size, imageId: image.id }
  }
  const blockSize = source.blockSize ?? 0
  if (!BLOCK_SIZES.some((size) => size === blockSize))
    throw unreadable('disk_source.block_size', 'invalid block size')
  return { blockSize, least: 0 }
}

/** @throws 400 for the first of the rules on sizes that is broken */
function requireSize(size: number, blockSize: number, ofSource: number) {
  if (size < ofSource)
    throw invalid(`disk size (${size}) must be greater than or equal to the source's size (${ofSource})`)
  if (size % blockSize !== 0)
    throw invalidValue('size and block_size', 'total size must be a multiple of block size')
  if (size < GIB) throw invalidValue('size', 'total size must be at least 1 GiB')
  if (size % GIB !== 0) throw invalidValue('size', 'total size must be a multiple of 1 GiB')
  if (size > MAX_DISK_GIB * GIB) throw invalidValue('size', `total size must be at most ${MAX_DISK_GIB} GiB`)
}

/** The row a request would make, checked and not yet kept. @throws 400 in the order of the control plane */
export function newDisk(region: Region, project: ProjectRow, body: DiskCreate): Disk {
  const { name, description } = checkNamed(body)
  if (!body.diskSource) throw unreadable('disk_source', 'missing field `disk_source`')
  const { least, ...source } = sourceOf(region, project, body.diskSource)
  requireSize(body.size, source.blockSize, least)
  requireFree(inProject(region.world.disks, project.id), 'disk', name)
  return {
    ...newRow(region, `disk ${project.id}`, { name, description }),
    projectId: project.id,
    devicePath: `/mnt/${name}`,
    size: body.size,
    ...source,
    state: { state: 'creating' },
  }
}

/** Bytes in a text of base64, the padded kind, by its form alone. @throws 400 when it is none */
function decodedLength(text: string): number {
  // The browser's own decoder overlooks blanks and missing padding, which the control plane does not.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid('error decoding base64')
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}

/** How many chunks fail on a disk that asks for it by its name, or by what it says it is for. */
const CHUNK_FAULTS = 2

function failChunkOnPurpose({ faults: { failing } }: Region, { id, name, description }: Disk) {
  if (!`${name} ${description}`.includes('fault-chunk')) return
  const left = failing.get(`chunk of ${id}`) ?? CHUNK_FAULTS
  failing.set(`chunk of ${id}`, left - 1)
  if (left > 0) throw new Fault(503, 'ServiceNotAvailable', 'Service Unavailable')
}

export const diskHandlers = handlersOf({
  diskList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    const rows = [...region.world.disks.values()].filter(
      (row) => row.projectId === project.id && row.state.state !== 'destroyed',
    )
    return pageOf(rows, args)
  },
  diskView: ({ args, region }) => find(region, args),
  diskCreate({ args, region }) {
    const { body } = args
    checkNamed(body)
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    const row = newDisk(region, project, body)
    requireStorage(region, row.size)
    region.world.disks.set(row.id, row)
    const isImport = body.diskSource.type === 'importing_blocks'
    moveDisk(region, row.id, 'creating', isImport ? importBehaviour : diskBehaviour)
    return row
  },
  diskDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (!diskLifecycle.can(row.state.state, 'command.delete')) {
      throw invalid(`disk cannot be deleted in state "${row.state.state}"`)
    }
    region.world.disks.delete(row.id)
  },
  diskBulkWriteImportStart: ({ args, region }) => void obey(region, args, 'command.startBulkWrite'),
  diskBulkWriteImportStop: ({ args, region }) => void obey(region, args, 'command.stopBulkWrite'),
  /** The bytes are checked and let go: nobody reads a pretend disk. */
  diskBulkWriteImport({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (row.state.state !== 'importing_from_bulk_writes')
      throw invalid(`cannot import blocks for a disk in state "${row.state.state}"`)
    const { offset, base64EncodedData } = args.body
    const length = decodedLength(base64EncodedData)
    if (offset % row.blockSize !== 0 || length % row.blockSize !== 0)
      throw invalid(`offset and length must be multiples of the block size (${row.blockSize})`)
    if (offset + length > row.size) throw invalid('data lies outside the disk')
    failChunkOnPurpose(region, row)
  },
  diskFinalizeImport({ args, region }) {
    const row = find(region, args, 'collaborator')
    const { snapshotName } = args.body
    requireCan(row, 'command.finalize')
    if (snapshotName) {
      checkNamed({ name: snapshotName, description: '' })
      requireFreeSnapshot(region, row.projectId, snapshotName)
      takeSnapshot(region, row, snapshotName, `snapshot of ${row.name}`)
    }
    obey(region, args, 'command.finalize')
  },
})
