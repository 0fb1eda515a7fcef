import { unadoptedDiskLifecycle, unadoptedDiskState } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { dateOf } from '#model/dates'
import { unadoptedDiskId, type UnadoptedDisk } from '#model/diskAdoption'
import { planStep } from '#store/commands/plan'
import { unadoptedDiskTone } from '#features/kit/lifecycle/regionTones'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { adoptDisk, withdrawRequest } from './commands'

/** The possible command of a disk. */
export const adoptionCommand = ({ request }: UnadoptedDisk) => (request ? withdrawRequest : adoptDisk)

/** The lifecycle of physical disks that are not adopted. */
export const unadoptedDiskResource: StatefulResource<UnadoptedDisk> = {
  kind: 'unadoptedDisk',
  lifecycle: unadoptedDiskLifecycle,
  tone: unadoptedDiskTone,
  read: ({ diskId, request }) => ({
    id: unadoptedDiskId(diskId),
    name: diskId.serial,
    state: unadoptedDiskState({ request }),
    ...(request && { since: dateOf(request, 'timeCreated') }),
  }),
  commands: (disk) => [planStep(adoptionCommand(disk), disk)],
}
