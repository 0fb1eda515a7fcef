import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { deleteDisk } from '#features/project/disks/commands'
import { disks } from '#features/project/disks/noun'
import { startInstance, stopInstance } from '#features/shared/instance/commands'
import { restartChangesAt, restartText } from '#features/project/instances/exports/restartText'
import { instances } from '#features/project/instances/noun'
import { sleds } from '#features/system/inventory/noun'
import { diskTone, instanceTone } from '#features/kit/lifecycle/stateTones'
import { stuckAt } from '#features/kit/lifecycle/stuck'
import type { Disk, Instance, InstanceState, SledInstance } from '#store/api/generated/types'
import type { ProjectInstance } from '#store/api/resources/health'
import { planStep } from '#store/commands/plan'
import { timeOf } from '#model/dates'
import { capital, wireWords } from '#model/case'
import { formatShort } from '#ui/format/age'
import { midSentence } from '#ui/format/midSentence'
import type { StateTone } from '#ui/feedback/StateBadge'
import type { Remedy, Finding } from './finding'

// The rules of what needs attention about instances and disks: in the region, and in one project.

/** The facts about an instance that the rules need. */
interface SeenInstance {
  id: string
  name: string
  state: InstanceState
  /** `silo / project`; undefined where that is known without it. */
  place?: string | undefined
  /** Since when it has been in that state, or when its record changed; in milliseconds since the epoch. */
  since: number
  to: string
  /** Its project, if it is in the user's silo: commands reach it. */
  project: string | undefined
  /** When it restarts automatically, in words. */
  restart?: string | undefined
}

/** A failed instance is started again, one that is stuck is stopped. In other silos, commands do not reach it. */
function instanceRemedy({ id, name, state, to, project }: SeenInstance): Remedy | undefined {
  if (project === undefined) return { label: 'Show sled', to }
  const named = { id, name, runState: state }
  const command = [startInstance, stopInstance].find((each) => each.why(named) === undefined)
  return command && planStep(command, named)
}

/** "Failed, in docks / harbour"; "Failed; restarts in 41 min". @param outlook what follows by itself */
function whyText(words: string, place?: string, outlook?: string): string {
  const text = wireWords(words)
  const where = place === undefined ? '' : `, in ${place}`
  return `${capital(text)}${where}${outlook ? `; ${midSentence(outlook)}` : ''}`
}

/** It has been in a transition for too long. @param now in milliseconds since the epoch */
const isStuckAt = ({ state, since }: Pick<SeenInstance, 'state' | 'since'>, now: number): boolean =>
  stuckAt(instanceLifecycle, state, since) <= now

/** The finding about an instance. @param now in milliseconds since the epoch */
function instanceFinding(seen: SeenInstance, now: number): Finding {
  const { id, name, state, place, since, to, project, restart } = seen
  const isFailed = instanceLifecycle.has(state, 'failed')
  const isStuck = isStuckAt(seen, now)
  return {
    id,
    section: 'Instances',
    tone: isStuck ? 'attention' : instanceTone(state),
    moving: !isStuck && instanceLifecycle.isTransitional(state),
    state,
    what: `Instance ${name}`,
    why: whyText(isStuck ? `still ${state}` : state, place, restart),
    since: since > 0 ? since : undefined,
    to,
    project,
    // One that moves as usual needs nothing.
    remedy: isStuck || isFailed ? instanceRemedy(seen) : undefined,
  }
}

const ownInstance = (instance: Instance, project: string): SeenInstance => ({
  id: instance.id,
  name: instance.name,
  state: instance.runState,
  since: timeOf(instance, 'timeRunStateUpdated'),
  to: instances.to.page({ project, instance: instance.name }),
  project,
})

/** Those that failed, or may be stuck in a transition. @param now in milliseconds since the epoch */
const findingsAbout = (seen: readonly SeenInstance[], now: number): Finding[] =>
  seen
    .filter((each) => isStuckAt(each, now) || instanceLifecycle.has(each.state, 'failed'))
    .map((each) => instanceFinding(each, now))

/**
 * Failed instances of the user's silo, and those that may be stuck in a transition.
 *
 * @param now when the response arrived, in milliseconds since the epoch
 * @param silo the name of the user's silo
 */
export const ownFindings = (
  own: readonly ProjectInstance[],
  now: number,
  silo: string | undefined,
): Finding[] =>
  findingsAbout(
    own.map(({ instance, projectName }) => ({
      ...ownInstance(instance, projectName),
      place: `${silo} / ${projectName}`,
    })),
    now,
  )

/**
 * Failed instances on sleds, and those that may be stuck in a transition. The API lists those of other silos by their
 * sled, and only with the time when their record changed.
 *
 * @param own those of the user's silo, which {@link ownFindings} has; undefined while they are unknown
 * @param now when the response arrived, in milliseconds since the epoch
 * @param silo the name of the user's silo
 */
export function placedFindings(
  placed: readonly SledInstance[],
  own: readonly ProjectInstance[] | undefined,
  now: number,
  silo: string | undefined,
): Finding[] {
  const known = new Set(own?.map(({ instance }) => instance.id))
  const others = placed.filter(({ id }) => !known.has(id))
  return findingsAbout(
    others.map((instance) => {
      const { id, name, projectName, siloName, state, activeSledId } = instance
      const isOwn = siloName === silo
      return {
        id,
        name,
        state,
        place: `${siloName} / ${projectName}`,
        since: timeOf(instance, 'timeModified'),
        to: isOwn
          ? instances.to.page({ project: projectName, instance: name })
          : sleds.to.page({ sledId: activeSledId }),
        project: isOwn ? projectName : undefined,
      }
    }),
    now,
  )
}

/** A faulted disk is deleted: its lifecycle has no other command. */
const diskRemedy = (disk: Disk): Remedy | undefined =>
  diskTone(disk.state.state) === 'failed' && deleteDisk.why(disk) === undefined
    ? planStep(deleteDisk, disk)
    : undefined

const needsALook: ReadonlySet<StateTone> = new Set(['failed', 'attention'])

const instanceStuckAt = ({ runState, ...instance }: Instance): number =>
  stuckAt(instanceLifecycle, runState, timeOf(instance, 'timeRunStateUpdated'))

/** An instance of the user's silo has been in a transition for too long. @param now in milliseconds since the epoch */
export const isStuck = (instance: Instance, now: number): boolean => instanceStuckAt(instance) <= now

/** When an instance may be stuck, if it is not yet; `Infinity` for never. In milliseconds since the epoch. */
function becomesStuckAt(instance: Instance, now: number): number {
  const at = instanceStuckAt(instance)
  return at > now ? at : Number.POSITIVE_INFINITY
}

/** When {@link projectFindings} change next without another answer, in milliseconds since the epoch. */
export const findingsChangeAt = (ofInstances: readonly Instance[], now: number): number =>
  Math.min(
    ...ofInstances.flatMap((instance) => [restartChangesAt(instance, now), becomesStuckAt(instance, now)]),
  )

/**
 * The instances and disks of a project that failed, are late or need a look. Those that move as usual need nothing.
 *
 * @param now in milliseconds since the epoch
 */
export function projectFindings(
  project: string,
  ofInstances: readonly Instance[],
  ofDisks: readonly Disk[],
  now: number,
): Finding[] {
  const restless = ofInstances
    .filter((instance) => needsALook.has(instanceTone(instance.runState)) || isStuck(instance, now))
    .map((instance) => {
      const restart = restartText(instance, now, formatShort)
      return instanceFinding({ ...ownInstance(instance, project), restart }, now)
    })
  const restlessDisks = ofDisks
    .filter(({ state: { state } }) => needsALook.has(diskTone(state)))
    .map((disk): Finding => {
      const { state } = disk.state
      return {
        id: disk.id,
        section: 'Disks',
        tone: diskTone(state),
        moving: diskLifecycle.isTransitional(state),
        state,
        what: `Disk ${disk.name}`,
        why: whyText(state),
        to: disks.to.page({ project, disk: disk.name }),
        project,
        remedy: diskRemedy(disk),
      }
    })
  return [...restless, ...restlessDisks]
}
