import { diskLifecycle } from '../../src/machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '../../src/machines/lifecycle/snapshotLifecycle'
import type { Snapshot, SnapshotState } from '../../src/store/api/generated/types'
import { snapshotBehaviour } from '../behaviours/snapshotBehaviour'
import { invalid } from '../fault'
import { checkNamed, findInProject, mandatoryProject, requireFree, resolveIn } from '../lookup'
import { pageOf } from '../pages'
import { idOf } from '../random'
import { handlersOf, moveTo, type Region } from '../region'
import { requireProject } from '../roles'

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

export const snapshotHandlers = handlersOf({
  snapshotList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(
      [...region.world.snapshots.values()].filter((row) => row.projectId === project.id),
      args,
    )
  },
  snapshotView: ({ args, region }) =>
    findInProject(region, region.world.snapshots, 'snapshot', args.snapshot, args.project),
  snapshotCreate({ args, region }) {
    const { name, description } = checkNamed(args.body)
    const project = mandatoryProject(region, args.project)
    requireProject(region, project, 'collaborator')
    const disk = resolveIn(region.world.disks, 'disk', args.body.disk, project.id)
    if (!diskLifecycle.can(disk.state.state, 'command.snapshot')) {
      throw invalid(`disk cannot be snapshotted in state "${disk.state.state}"`)
    }
    requireFree(
      [...region.world.snapshots.values()].filter((row) => row.projectId === project.id),
      'snapshot',
      name,
    )
    const now = region.timestamp()
    const row: Snapshot = {
      id: idOf(`snapshot ${project.id} ${name} ${now}`),
      name,
      description,
      timeCreated: now,
      timeModified: now,
      projectId: project.id,
      diskId: disk.id,
      size: disk.size,
      state: 'creating',
    }
    region.world.snapshots.set(row.id, row)
    settle(region, row.id)
    return row
  },
})
