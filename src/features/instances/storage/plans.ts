import type { Lifecycle } from '#machines/lifecycle/ask'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { means } from '#store/commands/plan'
import { instanceMeans } from '../plans'
import { detachDisk } from './commands'

/** An attached disk is detached, from a stopped instance. */
export const attachedDiskMeans = (instance: Instance, disk: Disk) => [
  means(detachDisk, { instance, disk }, { lifecycle: diskLifecycle as Lifecycle, event: 'command.detach' }),
  ...instanceMeans(instance),
]
