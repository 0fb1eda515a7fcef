import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { SLOW_MS } from '../../machines/lifecycle/cadence'
import { diskLifecycle } from '../../machines/lifecycle/diskLifecycle'
import type { Disk, Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { useAppStore } from '../../store/hooks'
import { ALL_LIMIT } from '../../store/model/limits'
import type { MenuItem } from '../../ui/ActionMenu'
import { detachDisk } from '../instances/storage/commands'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { deleteDisk, snapshotDisk } from './commands'
import { instanceOf } from './instanceOf'

const AttachDialog = lazy(async () => ({ default: (await import('./AttachDialog')).AttachDialog }))

const { instanceList } = instancesApi.endpoints

/**
 * What can be done with a disk of the project from its row, and the dialog that one of the entries opens. The menu
 * keeps its identity, so that rows are not rendered again when an instance changes.
 */
export function useDiskMenu(project: string): { menu: (disk: Disk) => MenuItem[]; dialog: ReactNode } {
  const [attaching, setAttaching] = useState<Disk>()
  const store = useAppStore()
  const commandItems = useCommandItems()
  // Whether a disk can be detached depends on its instance, which is read when a menu opens.
  const all = { project, limit: ALL_LIMIT }
  instanceList.useQuerySubscription(all, { pollingInterval: SLOW_MS, skipPollingIfUnfocused: true })

  const menu = useCallback(
    (disk: Disk): MenuItem[] => {
      const instances = instanceList.select({ project, limit: ALL_LIMIT })(store.getState())
      const id = instanceOf(disk)
      const instance = instances.data?.items.find((one) => one.id === id)
      return [
        copyId(disk.id),
        ...commandItems([snapshotDisk], { disk, project }),
        ...(id === undefined
          ? [attachItem(disk, () => setAttaching(disk))]
          : instance
            ? commandItems([detachDisk], { instance, disk })
            : [unknownInstanceItem(instances)]),
        ...commandItems([deleteDisk], disk),
      ]
    },
    [commandItems, project, store],
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

/** Detaching, while the instance and so its state are not known. */
function unknownInstanceItem(instances: { data?: { items: Instance[] }; error?: unknown }): MenuItem {
  const reason = instances.data
    ? 'Detach it on the page of its instance'
    : instances.error
      ? 'Could not load the instance it is attached to'
      : 'Loading the instance it is attached to'
  return { key: 'instance.detachDisk', label: 'Detach', group: 'change', disabledReason: reason }
}
