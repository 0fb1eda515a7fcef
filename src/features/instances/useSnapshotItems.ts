import { useCallback } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { wayTo } from '#machines/lifecycle/way'
import type { Instance } from '#store/api/generated/types'
import type { ManyWithin } from '#store/commands/many'
import { useActors, useAppStore } from '#store/hooks'
import { noticeShown, unloadedNotice } from '#store/slices/notices'
import type { MenuItem } from '#ui/actions/menuItem'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { deleteInstance } from './commands'

const code = () => import('./snapshotting')

/** The entries of an instance for snapshots of its disks: of all of them, and before all of it is deleted. */
export function useSnapshotItems(project: string) {
  const store = useAppStore()
  const runWithActors = useActors()
  const whyNot = useRoleReason()
  return useCallback(
    (instance: Instance): readonly [MenuItem, MenuItem] => {
      const begin = (what: 'snapshotDisks' | 'snapshotThenDelete') => () => {
        const { cause } = store.log
        const title = `Could not begin with ${instance.name}`
        code().then(
          (loaded) =>
            store.log.within(cause, () =>
              loaded[what]({ store, project, instance, title, whyNot, runWithActors }),
            ),
          () => store.log.within(cause, () => store.dispatch(noticeShown(unloadedNotice(title)))),
        )
      }
      const ofDisks = {
        key: 'instance.snapshotDisks',
        label: 'Snapshot disks',
        group: 'change' as const,
        runs: {
          record: instance,
          rowsOf: async (records: readonly unknown[]) =>
            (await code()).disksToSnapshot(store, project, records as readonly Instance[]),
        } satisfies ManyWithin,
        onSelect: begin('snapshotDisks'),
      }
      return [
        ofDisks,
        {
          key: 'instance.snapshotThenDelete',
          label: 'Snapshot, then delete with disks…',
          tone: 'danger',
          group: 'remove',
          ...(wayTo(instanceLifecycle, instance.runState, 'command.delete')
            ? { onSelect: begin('snapshotThenDelete') }
            : { disabledReason: deleteInstance.why(instance) ?? 'It cannot be deleted now' }),
        },
      ]
    },
    [store, project, runWithActors, whyNot],
  )
}
