import { disks } from '#features/project/disks/noun'
import { instances } from '#features/project/instances/noun'
import { isStuck } from '#features/system/issues/exports/instanceFindings'
import { diskTone, instanceTone } from '#features/kit/lifecycle/stateTones'
import type { Disk, Instance } from '#store/api/generated/types'
import { counted } from '#ui/format/counted'

/** Things of one kind in one project that move as usual, and are counted as in the cards of their states. */
export interface Moving {
  project: string
  /** "1 instance is migrating", "6 disks are changing" */
  text: string
  /** The list, filtered by their states. */
  to: { pathname: string; search: string }
}

/** What all of them do: their state if it is one for all and one word, else that they change. */
function wordOf(states: readonly string[]): string {
  const [first, ...others] = new Set(states)
  return first !== undefined && others.length === 0 && !first.includes('_') ? first : 'changing'
}

/** The instances that change as usual: those that are late need attention. @param now in milliseconds since the epoch */
export const movingInstances = (ofInstances: readonly Instance[], now: number) =>
  ofInstances.filter((instance) => instanceTone(instance.runState) === 'motion' && !isStuck(instance, now))

/** The disks that change. */
export const movingDisks = (ofDisks: readonly Disk[]) =>
  ofDisks.filter(({ state: { state } }) => diskTone(state) === 'motion')

/** What changes as usual in a project, counted by its kind. @param now in milliseconds since the epoch */
export function movingIn(
  project: string,
  ofInstances: readonly Instance[],
  ofDisks: readonly Disk[],
  now: number,
): readonly Moving[] {
  const kinds = [
    {
      noun: instances,
      states: movingInstances(ofInstances, now).map(({ runState }): string => runState),
    },
    {
      noun: disks,
      states: movingDisks(ofDisks).map(({ state }): string => state.state),
    },
  ]
  return kinds
    .filter(({ states }) => states.length > 0)
    .map(({ noun: { one, many, to }, states }) => ({
      project,
      text: `${counted(states.length, `${one} is`, `${many} are`)} ${wordOf(states)}`,
      to: {
        pathname: to.list({ project }),
        search: String(new URLSearchParams([...new Set(states)].map((state) => ['state', state]))),
      },
    }))
}
