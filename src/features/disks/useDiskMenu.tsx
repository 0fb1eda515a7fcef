import { IDLE_POLL_MS } from '#machines/lifecycle/pollInterval'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import type { Plan, PossibleStep } from '#store/commands/plan'
import { useAppStore, usePlan } from '#store/hooks'
import { ALL_LIMIT } from '#store/model/paging'
import { lazyPart } from '#ui/lazyPart'
import { instanceSteps } from '#features/instances/plans'
import { attachedDiskSteps } from '#features/instances/storage/plans'
import { detachDisk } from '#features/instances/storage/commands'
import { requestsFor, polledEvery } from '#features/kit/queries/polling'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { deleteDisk, importSteps, snapshotDisk, type DiskOfProject } from './commands'
import { snapshotThenDelete } from './plans'
import { instanceOf } from './exports/instanceOf'

const AttachDialog = lazyPart(async () => (await import('./forms')).DiskAttachDialog)

const { instanceList } = instancesApi.endpoints

/**
 * The row menu of a disk, and the dialog that one of its entries opens. The menu keeps its identity, so that rows do
 * not render again when an instance changes.
 */
export function useDiskMenu(project: string): { menu: (disk: Disk) => RecordItem[]; dialog: ReactNode } {
  const [attaching, setAttaching] = useState<Disk>()
  const store = useAppStore()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const dispatchPlan = usePlan()
  // Detaching depends on the instance, which is read when the menu opens.
  const call = { project, limit: ALL_LIMIT }
  const { pages } = instanceList.useQueryState(call, {
    selectFromResult: ({ data }) => ({ pages: requestsFor(data?.items) }),
  })
  instanceList.useQuerySubscription(call, polledEvery(IDLE_POLL_MS * pages))

  const menu = useCallback(
    (disk: Disk): RecordItem[] => {
      const instances = instanceList.select({ project, limit: ALL_LIMIT })(store.getState())
      const id = instanceOf(disk)
      const instance = instances.data?.items.find((one) => one.id === id)
      const steps = instance ? attachedDiskSteps(instance, disk) : importSteps(disk)
      return [
        copyId(disk.id),
        ...commandItems([snapshotDisk], { disk, project }),
        ...(id === undefined
          ? [allowed(attachItem(disk, () => setAttaching(disk)))]
          : instance
            ? commandItems([detachDisk], { instance, disk }, instanceSteps(instance))
            : [unknownInstanceItem(instances)]),
        allowed(snapshotThenDeleteItem({ disk, project }, steps, dispatchPlan)),
        ...commandItems([deleteDisk], disk, steps),
      ]
    },
    [commandItems, allowed, dispatchPlan, project, store],
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

/** The entry that takes a snapshot of a disk before it is deleted. */
function snapshotThenDeleteItem(
  row: DiskOfProject,
  steps: readonly PossibleStep[],
  run: (plan: Plan) => void,
): RecordItem {
  const found = snapshotThenDelete(row, steps)
  const entry = {
    key: 'disk.snapshotThenDelete',
    label: 'Snapshot, then delete…',
    group: 'remove',
    tone: 'danger',
  } as const
  return 'plan' in found
    ? { ...entry, kind: 'act', onSelect: () => run(found.plan) }
    : { ...entry, kind: 'off', disabledReason: found.disabledReason }
}

function attachItem(disk: Disk, onSelect: () => void): RecordItem {
  const reason = diskLifecycle.why(disk.state.state, 'command.attach')
  return {
    kind: 'act',
    key: 'attach',
    label: 'Attach',
    group: 'change',
    onSelect,
    disabledReason: reason,
  }
}

/** The detach entry while the instance is unknown. */
function unknownInstanceItem(instances: { data?: { items: Instance[] }; error?: unknown }): RecordItem {
  const reason = instances.data
    ? 'Detach it on the page of its instance'
    : instances.error
      ? 'Could not load the instance it is attached to'
      : 'Loading the instance it is attached to'
  return { kind: 'off', key: 'instance.detachDisk', label: 'Detach', group: 'change', disabledReason: reason }
}
