import { IDLE_POLL_MS } from '#machines/lifecycle/pollInterval'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import type { Plan, PossibleStep } from '#store/commands/plan'
import { useAppStore, usePlan } from '#store/hooks'
import { nextToken } from '#store/api/wire/nextPage'
import { ALL_LIMIT, PAGE_LIMIT } from '#model/paging'
import type { AppStore } from '#store/store'
import { lazyPart } from '#ui/lazyPart'
import { instanceSteps } from '#features/shared/instance/plans'
import { attachedDiskSteps } from '#features/shared/instance/diskPlans'
import { detachDisk } from '#features/shared/instance/diskCommands'
import { polledEvery } from '#features/kit/queries/polling'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { deleteDisk, importSteps, snapshotDisk, type DiskOfProject } from './commands'
import { snapshotThenDelete } from './plans'
import { instanceOf } from './exports/instanceOf'

const AttachDialog = lazyPart(async () => (await import('./forms')).DiskAttachDialog)

const { instanceList, instanceView } = instancesApi.endpoints

interface Attached {
  instance: Instance | undefined
  error: unknown
  /** All instances of the project are known. */
  isWhole: boolean
}

/**
 * The instance that a disk is attached to, as far as the page knows it: from the list of one call, which has those of most
 * projects, from that of all, or by itself, as the cell with its name has asked for it.
 */
function attachedTo(store: AppStore, project: string, id: string | undefined): Attached {
  const state = store.getState()
  const first = instanceList.select({ project, limit: PAGE_LIMIT })(state)
  const all = instanceList.select({ project, limit: ALL_LIMIT })(state)
  const single = instanceView.select({ instance: id ?? '' })(state)
  const isIt = (instance: Instance) => instance.id === id
  return {
    instance: all.data?.items.find(isIt) ?? first.data?.items.find(isIt) ?? single.data,
    error: first.error ?? single.error,
    isWhole: first.data !== undefined && nextToken(first.data, PAGE_LIMIT) === undefined,
  }
}

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
  instanceList.useQuerySubscription({ project, limit: PAGE_LIMIT }, polledEvery(IDLE_POLL_MS))

  const menu = useCallback(
    (disk: Disk): RecordItem[] => {
      const id = instanceOf(disk)
      const attached = attachedTo(store, project, id)
      const { instance } = attached
      const steps = instance ? attachedDiskSteps(instance, disk) : importSteps(disk)
      return [
        copyId(disk.id),
        ...commandItems([snapshotDisk], { disk, project }),
        ...(id === undefined
          ? [allowed(attachItem(disk, () => setAttaching(disk)))]
          : instance
            ? commandItems([detachDisk], { instance, disk }, instanceSteps(instance))
            : [unknownInstanceItem(attached)]),
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
function unknownInstanceItem({ isWhole, error }: Attached): RecordItem {
  const reason = isWhole
    ? 'Detach it on the page of its instance'
    : error
      ? 'Could not load the instance it is attached to'
      : 'Loading the instance it is attached to'
  return { kind: 'off', key: 'instance.detachDisk', label: 'Detach', group: 'change', disabledReason: reason }
}
