import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { noSnapshotReason } from '#machines/lifecycle/diskSnapshots'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Disk } from '#store/api/generated/types'
import { checkNamed, findInProject, inProject, mandatoryProject, resolveIn } from '../access/lookup'
import { projectRole, requireProject } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { requireFreeSnapshot, takeSnapshot } from '../rules/snapshots'
import { invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

/** The disk of a request. @throws 400 when it is in another project. Rule: BAD-92. */
function sourceDisk(region: Region, selector: string, projectId: string): Disk {
  const byId = region.world.disks.get(selector)
  const home = byId && region.world.projects.get(byId.projectId)
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
    if (noSnapshotReason(disk))
      throw invalid(
        `can't create a snapshot of a ${disk.diskType === 'local' ? 'local storage' : 'read-only'} disk`,
      )
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
    snapshots.remove(row.id)
  },
})
