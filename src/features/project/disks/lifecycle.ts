import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instancesApi } from '#store/api/resources/instances'
import { planStep, type PossibleStep } from '#store/commands/plan'
import { attachedDiskSteps } from '#features/shared/instance/diskPlans'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { diskTone } from '#features/kit/lifecycle/stateTones'
import { deleteDisk, importSteps, snapshotDisk, type DiskOfProject } from './commands'
import { instanceOf } from './exports/instanceOf'

/** The steps to a command of a disk, which depend on its instance. A disk with an unfinished import has none. */
function useDiskSteps({ disk }: DiskOfProject): readonly PossibleStep[] {
  const id = instanceOf(disk)
  const { data } = instancesApi.endpoints.instanceView.useQuery(
    { instance: id ?? '' },
    { skip: id === undefined },
  )
  return data ? attachedDiskSteps(data, disk) : importSteps(disk)
}

/** The lifecycle of disks. Attaching and detaching also involve an instance. */
export const diskResource: StatefulResource<DiskOfProject> = {
  kind: 'disk',
  lifecycle: diskLifecycle,
  tone: diskTone,
  read: ({ disk }) => ({ id: disk.id, name: disk.name, state: disk.state.state }),
  commands: (row) => [planStep(snapshotDisk, row), planStep(deleteDisk, row.disk)],
  useSteps: useDiskSteps,
}
