import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { noSnapshotReason } from '#machines/lifecycle/diskSnapshots'
import type { Lifecycle } from '#machines/lifecycle/ask'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Disk, Snapshot } from '#store/api/generated/types'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { elsewhere } from '#store/commands/end'
import { defineCommand, type Command } from '#store/commands/command'
import { FOLLOWED } from '#store/commands/followed'
import { phrase } from '#store/commands/phrase'
import { planOf, planStep, stepsTo, type Plan, type PossibleStep } from '#store/commands/plan'
import type { Started } from '#store/commands/started'
import { generatedName } from '#model/generatedName'
import { isNameTaken } from '#model/nameTaken'
import { projectCollaborator } from '#model/needs'
import type { RootState } from '#store/store'
import { deleteDisk, followDisk, type DiskOfProject } from './commands'

/** A disk, and the name that its snapshot gets: the same in each attempt. */
interface DiskToSnapshot extends DiskOfProject {
  name: string
}

const { snapshotCreate, snapshotView } = snapshotsApi.endpoints
type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>

/** Takes a snapshot; one that an attempt without a response has taken already is taken for the answer. */
const snapshotOnce = {
  initiate: (args: Parameters<typeof snapshotCreate.initiate>[0]) => (dispatch: Dispatch) => {
    const sent = dispatch(snapshotCreate.initiate(args, { track: false }))
    const { project, body } = args
    async function answered(): Promise<Snapshot> {
      try {
        return await sent.unwrap()
      } catch (error) {
        if (!isNameTaken(error)) throw error
        const { data } = await dispatch(
          snapshotView.initiate({ project, snapshot: body.name }, { subscribe: false, forceRefetch: true }),
        )
        if (data?.diskId !== body.disk) throw error
        return data
      }
    }
    const answer = answered()
    // The line of the step has the request by its own function that aborts it.
    const { requestId, abort } = sent
    return { requestId, abort, unwrap: () => answer } satisfies Started<Snapshot>
  },
}

/** Takes a snapshot before the disk is deleted. It ends once the snapshot is ready, and fails if it never is. */
const snapshotFirst = defineCommand<DiskToSnapshot>()({
  name: 'disk.snapshotFirst',
  label: 'Snapshot',
  many: { not: 'It is a part of “Snapshot, then delete”' },
  takes: ({ disk }) => ({ storage: disk.size }),
  needs: projectCollaborator,
  endpoint: snapshotOnce,
  lifecycle: diskLifecycle,
  event: 'command.snapshot',
  disabledReason: ({ disk }) => noSnapshotReason(disk),
  toArgs: ({ disk, name }) => ({
    project: disk.projectId,
    body: { name, description: `Taken before ${disk.name} was deleted`, disk: disk.id },
  }),
  subject: ({ disk }) => ({ kind: 'disk', id: disk.id, name: disk.name, state: disk.state.state }),
  confirm: ({ disk, name }) => ({
    title: phrase`Snapshot ${disk.name}?`,
    body: `The snapshot is named ${name}. Nothing is deleted before it is ready.`,
    tone: 'primary',
  }),
  end: elsewhere,
  errorMessage: ({ disk }) => `Could not snapshot ${disk.name}`,
  follow: ({ disk }) => followDisk(disk),
  makes: (_, { id, name, state }) => ({
    subject: { kind: 'snapshot', id, name, state },
    rule: { lifecycle: snapshotLifecycle as Lifecycle, event: 'command.createDisk' },
    follow: snapshotView.initiate({ snapshot: id }, FOLLOWED),
  }),
})

/** The step that takes a snapshot of a disk. */
const snapshotStep = (disk: Disk, project: string) =>
  planStep(snapshotFirst, { disk, project, name: generatedName([disk.name]) })

/** The contents of a disk that a deletion leaves, as a sentence. Rule: PLAN-6. */
function whatStays(disk: Disk): string {
  if (noSnapshotReason(disk) === undefined) return 'The disk is deleted. Its snapshots stay.'
  return disk.diskType === 'local'
    ? 'Local disks have no snapshots: the data on it is lost, and cannot be brought back.'
    : 'The disk is deleted. It is read-only, and its source has the same contents.'
}

const { returns: _, ...deletion } = deleteDisk

/** The deletion of a disk, in words for what stays of it. */
const deleteAfterwards: Command<Disk> = {
  ...deletion,
  confirm: (disk) => ({ title: phrase`Delete ${disk.name}?`, body: whatStays(disk), tone: 'danger' }),
}

/** A plan, or why there is none. */
export type PlanOrReason = { plan: Plan } | { disabledReason: string }

/**
 * The plan that takes a snapshot of a disk and deletes it. Rule: PLAN-6.
 *
 * @param by the steps that a plan for its deletion may contain
 */
export function snapshotThenDelete(
  { disk, project }: DiskOfProject,
  by: readonly PossibleStep[],
): PlanOrReason {
  const none = noSnapshotReason(disk)
  if (none !== undefined) return { disabledReason: none }
  const way = stepsTo(planStep(deleteAfterwards, disk), by)
  const reason = snapshotFirst.why({ disk, project, name: '' })
  const isImported = diskLifecycle.has(disk.state.state, 'importing')
  if (!way || (reason !== undefined && !isImported))
    return { disabledReason: (way ? reason : deleteDisk.why(disk)) ?? 'It cannot be deleted now' }
  // The snapshot is taken before the disk leaves its instance, so that a refusal leaves it there.
  const detached = way.findIndex(({ command }) => command.name === 'instance.detachDisk')
  const at = detached < 0 ? way.length - 1 : detached
  const steps = [...way.slice(0, at), snapshotStep(disk, project), ...way.slice(at)]
  return { plan: planOf('disk.snapshotThenDelete', deleteDisk.subject(disk), steps) }
}

/** The steps that take the snapshots that disks can have, and those that delete all of them. */
export const snapshotSteps = (disks: readonly Disk[], project: string) => ({
  snapshot: disks
    .filter((disk) => noSnapshotReason(disk) === undefined)
    .map((disk) => snapshotStep(disk, project)),
  remove: disks.map((disk) => planStep(deleteAfterwards, disk)),
})
