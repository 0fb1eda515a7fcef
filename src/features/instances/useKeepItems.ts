import { useCallback } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { wayTo } from '#machines/lifecycle/way'
import type { Instance } from '#store/api/generated/types'
import { planStep } from '#store/commands/plan'
import { useAppStore, usePlan } from '#store/hooks'
import { isApiError } from '#store/model/apiError'
import { CODE_MISSING, noticeShown } from '#store/slices/notices'
import type { MenuItem } from '#ui/actions/menuItem'
import { useRunOnMany } from '#features/kit/commands/useRunOnMany'
import { deleteInstance } from './commands'

const keeping = () => import('./keeping')

/** The entries of an instance that keep its disks in snapshots: of all of them, and before all of it is deleted. */
export function useKeepItems(project: string) {
  const store = useAppStore()
  const runOnMany = useRunOnMany()
  const dispatchPlan = usePlan()
  return useCallback(
    (instance: Instance): readonly [MenuItem, MenuItem] => {
      const { id, name, runState } = instance
      const step = planStep(deleteInstance, instance)
      const rowsOf = async (records: readonly unknown[]) =>
        (await keeping()).disksToSnapshot(store, project, records as readonly Instance[])
      const snapshot = {
        key: 'instance.snapshotDisks',
        label: 'Snapshot disks',
        group: 'change' as const,
        // The command says who may run it, and that many can; its rows are disks.
        runs: { ...step, by: [], rowsOf },
        onSelect: () =>
          runOnMany({
            verb: snapshot.key,
            noun: 'instances',
            rows: [{ id, name, menu: [snapshot] }],
          }),
      }
      async function remove() {
        const { cause } = store.log
        const fail = (body: string) =>
          store.dispatch(noticeShown({ tone: 'failed', title: `Could not begin with ${name}`, body }))
        try {
          const { snapshotThenDeleteAll } = await keeping()
          const plan = await snapshotThenDeleteAll(store, project, instance)
          store.log.within(cause, () => plan && dispatchPlan(plan))
        } catch (error) {
          store.log.within(cause, () => fail(isApiError(error) ? error.message : CODE_MISSING))
        }
      }
      const canEnd = wayTo(instanceLifecycle, runState, 'command.delete') !== undefined
      return [
        snapshot,
        {
          key: 'instance.snapshotThenDelete',
          label: 'Snapshot, then delete with disks…',
          tone: 'danger',
          group: 'remove',
          ...(canEnd
            ? { onSelect: () => void remove() }
            : { disabledReason: deleteInstance.why(instance) ?? 'It cannot be deleted now' }),
        },
      ]
    },
    [store, project, runOnMany, dispatchPlan],
  )
}
