import { useAllowed } from '#features/kit/roles/useRoleReason'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { useAppStore } from '#store/hooks'
import { ALL_LIMIT } from '#store/model/paging'
import { lazyPart } from '#ui/lazyPart'
import type { MenuItem } from '#ui/actions/menuItem'
import { instanceSteps } from '#features/instances/plans'
import { attachedDiskSteps } from '#features/instances/storage/plans'
import { detachDisk } from '#features/instances/storage/commands'
import { idlePolling } from '#features/kit/queries/polling'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteDisk, importSteps, snapshotDisk } from './commands'
import { instanceOf } from './instanceOf'

const AttachDialog = lazyPart(async () => (await import('./forms')).AttachDialog)

const { instanceList } = instancesApi.endpoints

/**
 * The row menu of a disk, and the dialog that one of its entries opens. The menu keeps its identity, so that rows do
 * not render again when an instance changes.
 */
export function useDiskMenu(project: string): { menu: (disk: Disk) => MenuItem[]; dialog: ReactNode } {
  const [attaching, setAttaching] = useState<Disk>()
  const store = useAppStore()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  // Detaching depends on the instance, which is read when the menu opens.
  instanceList.useQuerySubscription({ project, limit: ALL_LIMIT }, idlePolling)

  const menu = useCallback(
    (disk: Disk): MenuItem[] => {
      const instances = instanceList.select({ project, limit: ALL_LIMIT })(store.getState())
      const id = instanceOf(disk)
      const instance = instances.data?.items.find((one) => one.id === id)
      return [
        copyId(disk.id),
        ...commandItems([snapshotDisk], { disk, project }),
        ...(id === undefined
          ? [allowed(attachItem(disk, () => setAttaching(disk)))]
          : instance
            ? commandItems([detachDisk], { instance, disk }, instanceSteps(instance))
            : [unknownInstanceItem(instances)]),
        ...commandItems([deleteDisk], disk, instance ? attachedDiskSteps(instance, disk) : importSteps(disk)),
      ]
    },
    [commandItems, allowed, project, store],
  )
  return {
    menu,
    dialog: attaching && (
      <Suspense>
        <AttachDialog project={project} disk={attaching} onDismiss={() => setAttaching(undefined)} />
      </Suspense>
    ),
  }
}

function attachItem(disk: Disk, onSelect: () => void): MenuItem {
  const reason = diskLifecycle.why(disk.state.state, 'command.attach')
  return {
    key: 'attach',
    label: 'Attach',
    group: 'change',
    onSelect,
    ...(reason ? { disabledReason: reason } : {}),
  }
}

/** The detach entry while the instance is unknown. */
function unknownInstanceItem(instances: { data?: { items: Instance[] }; error?: unknown }): MenuItem {
  const reason = instances.data
    ? 'Detach it on the page of its instance'
    : instances.error
      ? 'Could not load the instance it is attached to'
      : 'Loading the instance it is attached to'
  return { key: 'instance.detachDisk', label: 'Detach', group: 'change', disabledReason: reason }
}
