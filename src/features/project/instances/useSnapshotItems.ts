import { useCallback } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { shortestPath } from '#machines/lifecycle/shortestPath'
import type { Instance } from '#store/api/generated/types'
import type { ManyWithin } from '#store/commands/many'
import { useActors, useAppStore } from '#store/hooks'
import { noticeShown, unloadedNotice } from '#store/slices/notices'
import type { RecordItem } from '#features/kit/commands/useCommandItems'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { deleteInstance } from '#features/shared/instance/commands'

const code = () => import('./snapshotting')

/** The entries of an instance for snapshots of its disks: of all of them, and before all of it is deleted. */
export function useSnapshotItems(project: string) {
  const store = useAppStore()
  const runWithActors = useActors()
  const whyNot = useRoleReason()
  return useCallback(
    (instance: Instance): readonly [RecordItem, RecordItem] => {
      const begin = (what: 'snapshotDisks' | 'askSnapshotThenDelete') => () => {
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
      const ofDisks: RecordItem = {
        kind: 'command',
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
          kind: 'act',
          key: 'instance.snapshotThenDelete',
          label: 'Snapshot, then delete with disks…',
          tone: 'danger',
          group: 'remove',
          onSelect: begin('askSnapshotThenDelete'),
          disabledReason: shortestPath(instanceLifecycle, instance.runState, 'command.delete')
            ? undefined
            : (deleteInstance.why(instance) ?? 'It cannot be deleted now'),
        },
      ]
    },
    [store, project, runWithActors, whyNot],
  )
}
