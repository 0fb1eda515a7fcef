import type { Lifecycle } from '#machines/lifecycle/ask'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { possibleStep } from '#store/commands/plan'
import { detachDisk } from './diskCommands'
import { instanceSteps } from './plans'

/** The steps that detach a disk, from a stopped instance. */
export const attachedDiskSteps = (instance: Instance, disk: Disk) => [
  possibleStep(
    detachDisk,
    { instance, disk },
    { lifecycle: diskLifecycle as Lifecycle, event: 'command.detach' },
  ),
  ...instanceSteps(instance),
]
