import { diskLifecycle, type DiskCommand } from '#machines/lifecycle/diskLifecycle'
import type { Disk } from '#store/api/generated/types'
import { checkNamed, findInProject, mandatoryProject } from '../access/lookup'
import { requireProject } from '../access/roles'
import { diskBehaviour, importBehaviour } from '../behaviours/diskBehaviour'
import { handlersOf, type Region } from '../region'
import { moveDisk, newDisk } from '../rules/disks'
import { requireStorage } from '../rules/quota'
import { requireFreeSnapshot, takeSnapshot } from '../rules/snapshots'
import { ApiError, invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

interface Selector {
  disk: string
  project?: string | undefined
}

const find = (region: Region, { disk, project }: Selector, role: 'viewer' | 'collaborator' = 'viewer') =>
  findInProject(region, region.world.disks, 'disk', disk, project, role)

/** The errors of the commands that a disk refuses in its state. */
const errorTexts = {
  'command.startBulkWrite': (state: string) => `cannot set disk in state "${state}" to importing`,
  'command.stopBulkWrite': (state: string) => `cannot stop importing for a disk in state "${state}"`,
  'command.finalize': (state: string) => `cannot finalize disk in state "${state}"`,
} satisfies Partial<Record<DiskCommand, (state: string) => string>>

/** @throws 400 when the lifecycle forbids the command */
function requireAllowed({ state: { state } }: Disk, command: keyof typeof errorTexts) {
  if (!diskLifecycle.can(state, command)) throw invalid(errorTexts[command](state))
}

function applyCommand(region: Region, selector: Selector, command: keyof typeof errorTexts): Disk {
  const row = find(region, selector, 'collaborator')
  requireAllowed(row, command)
  const { state } = row.state
  const target = diskLifecycle.next(state, command)
  if (!target || target === state) return row
  // The held state ends with the first command.
  region.world.frozen.remove(row.id)
  moveDisk(region, row.id, target)
  return row
}

/** The number of bytes in a base64 text. @throws 400 when the text is not padded base64 */
function decodedLength(text: string): number {
  // The browser's decoder accepts blanks and missing padding; the control plane does not.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw invalid('error decoding base64')
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return (text.length / 4) * 3 - padding
}

/** How many chunks fail on a disk with `fault-chunk` in its name or description. */
const CHUNK_FAULTS = 2

function failChunkOnPurpose({ faults: { refusedChunks } }: Region, { id, name, description }: Disk) {
  if (!`${name} ${description}`.includes('fault-chunk')) return
  const left = refusedChunks.get(id) ?? CHUNK_FAULTS
  refusedChunks.set(id, left - 1)
  if (left > 0) throw new ApiError(503, 'ServiceNotAvailable', 'Service Unavailable')
}

export const diskHandlers = handlersOf({
  diskList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    const rows = region.world.disks.where(
      (row) => row.projectId === project.id && row.state.state !== diskLifecycle.gone,
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
    region.world.disks.insert(row)
    const { diskBackend: backend } = body
    const isImport = backend.type === 'distributed' && backend.diskSource.type === 'importing_blocks'
    moveDisk(region, row.id, 'creating', isImport ? importBehaviour : diskBehaviour)
    return row
  },
  diskDelete({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (!diskLifecycle.can(row.state.state, 'command.delete')) {
      throw invalid(`disk cannot be deleted in state "${row.state.state}"`)
    }
    region.world.disks.remove(row.id)
  },
  diskBulkWriteImportStart: ({ args, region }) => void applyCommand(region, args, 'command.startBulkWrite'),
  diskBulkWriteImportStop: ({ args, region }) => void applyCommand(region, args, 'command.stopBulkWrite'),
  /** Checks the bytes and discards them. */
  diskBulkWriteImport({ args, region }) {
    const row = find(region, args, 'collaborator')
    if (!diskLifecycle.can(row.state.state, 'command.stopBulkWrite'))
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
    requireAllowed(row, 'command.finalize')
    if (snapshotName) {
      checkNamed({ name: snapshotName, description: '' })
      requireFreeSnapshot(region, row.projectId, snapshotName)
      takeSnapshot(region, row, snapshotName, `snapshot of ${row.name}`)
    }
    applyCommand(region, args, 'command.finalize')
  },
})
