import type { Disk, Instance } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import type { Command } from '#store/commands/command'
import { manyRow, type RowsRead } from '#store/commands/many'
import { phrase } from '#store/commands/phrase'
import { planOf, planStep, stepsTo, type Plan } from '#store/commands/plan'
import { ALL_LIMIT } from '#model/paging'
import type { useActors } from '#store/hooks'
import { failedNotice } from '#store/api/wire/failedNotice'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import { snapshotDisk } from '#features/project/disks/commands'
import { instanceOf } from '#features/project/disks/exports/instanceOf'
import { disks } from '#features/project/disks/noun'
import { snapshotSteps } from '#features/project/disks/plans'
import { askFor } from '#features/kit/queries/askFor'
import type { useRoleReason } from '#features/kit/roles/useRoleReason'
import { deleteInstance, type NamedInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'

// Snapshots of the disks of instances, before a deletion or without one. The disks are read when an entry is chosen.

/** The disks of instances, as the rows of a batch that takes a snapshot of each. @throws the error of the request */
export async function disksToSnapshot(
  store: Pick<AppStore, 'dispatch'>,
  project: string,
  instances: readonly Pick<Instance, 'id'>[],
): Promise<RowsRead> {
  const ids = new Set(instances.map(({ id }) => id))
  const isTheirs = (disk: Disk) => ids.has(instanceOf(disk) ?? '')
  const { items } = await askFor(store, disksApi.endpoints.diskList, { project, limit: ALL_LIMIT })
  const rows = items.filter(isTheirs).map((disk) => ({
    id: disk.id,
    name: disk.name,
    runs: manyRow(snapshotDisk, { disk, project }),
  }))
  return { verb: snapshotDisk.name, nouns: disks.many, rows, at: disks.to.list({ project }) }
}

/** The deletion of an instance whose disks are deleted with it, in words for what stays of it. */
const deleteWhole: Command<NamedInstance> = {
  ...deleteInstance,
  confirm: (instance) => ({
    title: phrase`Delete ${instance.name}?`,
    body: 'The instance, its interfaces and its ephemeral address are deleted, and its user data is lost. Its floating IPs are free again.',
    tone: 'danger',
  }),
  returns: () =>
    Promise.resolve(
      'You can bring it back from Recently deleted, with the disks that have a snapshot but without its user data and ephemeral IP.',
    ),
}

/**
 * The plan that takes a snapshot of each disk of an instance and deletes all of it; undefined if it cannot be deleted
 * now. Rule: PLAN-6. @throws the error of the request
 */
export async function snapshotThenDeleteAll(
  store: Pick<AppStore, 'dispatch'>,
  project: string,
  instance: Instance,
): Promise<Plan | undefined> {
  const way = stepsTo(planStep(deleteWhole, instance), instanceSteps(instance))
  if (!way) return undefined
  const { items } = await askFor(store, instanceDisksApi.endpoints.instanceDiskList, {
    instance: instance.id,
  })
  const { snapshot, remove } = snapshotSteps(items, project)
  const steps = [...way.slice(0, -1), ...snapshot, ...way.slice(-1), ...remove]
  return planOf(
    'instance.snapshotThenDelete',
    deleteInstance.subject(instance),
    steps,
    'Snapshot, then delete with disks',
  )
}

/** The arguments of the functions that the entries of a menu call. */
interface Begun {
  store: AppStore
  project: string
  instance: Instance
  /** The title of an error. */
  title: string
  whyNot: ReturnType<typeof useRoleReason>
  runWithActors: ReturnType<typeof useActors>
}

/** Reads something, then goes on in the same chain of causes; an error is a notice. */
async function afterReading<Read>(
  { store: { log, dispatch }, title }: Begun,
  reading: Promise<Read>,
  resume: (read: Read) => void,
) {
  const { cause } = log
  try {
    const read = await reading
    log.within(cause, () => resume(read))
  } catch (error) {
    log.within(cause, () => dispatch(noticeShown(failedNotice(title, error))))
  }
}

/** Asks for a snapshot of each disk of an instance. */
export const snapshotDisks = (begun: Begun): Promise<void> =>
  afterReading(begun, disksToSnapshot(begun.store, begun.project, [begun.instance]), (read) => {
    const { title, whyNot, runWithActors, store } = begun
    if (read.rows.length === 0)
      return void store.dispatch(noticeShown({ tone: 'failed', title, body: 'It has no disks.' }))
    runWithActors(title, ({ askMany }) => void askMany(read, whyNot))
  })

/** Asks for the plan that takes a snapshot of each disk of an instance and deletes all of it. */
export const askSnapshotThenDelete = (begun: Begun): Promise<void> =>
  afterReading(begun, snapshotThenDeleteAll(begun.store, begun.project, begun.instance), (plan) => {
    if (plan) begun.runWithActors(begun.title, ({ dispatchPlan }) => dispatchPlan(plan))
  })
