import { diskLifecycle } from '../../src/machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '../../src/machines/lifecycle/snapshotLifecycle'
import type { Disk, Snapshot, SnapshotState } from '../../src/store/api/generated/types'
import {
  checkNamed,
  findInProject,
  inProject,
  mandatoryProject,
  requireFree,
  resolveIn,
} from '../access/lookup'
import { projectRole, requireProject } from '../access/roles'
import { snapshotBehaviour } from '../behaviours/snapshotBehaviour'
import { handlersOf, moveTo, type Region } from '../region'
import { newRow } from '../rules/newRow'
import { requireStorage } from '../rules/quota'
import { invalid } from '../wire/fault'
import { pageOf } from '../wire/pages'

function settle(region: Region, id: string) {
  const { snapshots } = region.world
  moveTo(
    region,
    {
      lifecycle: snapshotLifecycle,
      behaviour: snapshotBehaviour,
      id,
      read: () => snapshots.get(id)?.state,
      write: (state) => {
        const row = snapshots.get(id)
        if (row) snapshots.set(id, { ...row, state: state as SnapshotState })
      },
    },
    'creating',
  )
}

/** @throws 400 when a snapshot of that name is in the project already. */
export function requireFreeSnapshot({ world }: Region, projectId: string, name: string) {
  requireFree(inProject(world.snapshots, projectId), 'snapshot', name)
}

/** Takes a snapshot of a disk. @throws 507 when the silo has no room for it */
export function takeSnapshot(region: Region, disk: Disk, name: string, description: string): Snapshot {
  requireStorage(region, disk.size)
  const row: Snapshot = {
    ...newRow(region, `snapshot ${disk.projectId}`, { name, description }),
    projectId: disk.projectId,
    diskId: disk.id,
    size: disk.size,
    state: 'creating',
  }
  region.world.snapshots.set(row.id, row)
  settle(region, row.id)
  return row
}

/** The disk named by a request. @throws 400 when it is of another project. Source: §8 row 92. */
function sourceDisk(region: Region, selector: string, projectId: string): Disk {
  const known = region.world.disks.get(selector)
  const home = known && region.world.projects.get(known.projectId)
  if (home && home.id !== projectId && projectRole(region, region.caller(), home))
    throw invalid('cannot snapshot a disk of a different project')
  return resolveIn(region, region.world.disks, 'disk', selector, projectId)
}

export const snapshotHandlers = handlersOf({
  snapshotList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(inProject(region.world.snapshots, project.id), args)
  },
  snapshotView: ({ args, region }) =>
    findInProject(region, region.world.snapshots, 'snapshot', args.snapshot, args.project),
  snapshotCreate({ args, region }) {
    const { name, description } = checkNamed(args.body)
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    const disk = sourceDisk(region, args.body.disk, project.id)
    if (!diskLifecycle.can(disk.state.state, 'command.snapshot')) {
      throw invalid(`disk cannot be snapshotted in state "${disk.state.state}"`)
    }
    requireFreeSnapshot(region, project.id, name)
    return takeSnapshot(region, disk, name, description)
  },
  snapshotDelete({ args, region }) {
    const { snapshots } = region.world
    const row = findInProject(region, snapshots, 'snapshot', args.snapshot, args.project, 'collaborator')
    if (!snapshotLifecycle.can(row.state, 'command.delete'))
      throw invalid(`snapshot cannot be deleted in state "${row.state}"`)
    snapshots.delete(row.id)
  },
})
