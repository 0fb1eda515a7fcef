import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastGroupMachine } from '#machines/lifecycle/multicastGroupMachine'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { multicastMemberMachine } from '#machines/lifecycle/multicastMemberMachine'
import type { MulticastGroupMember } from '#store/api/generated/types'
import { workOf, type Work } from '../behaviours/behaviour'
import { multicastGroupBehaviour, multicastMemberBehaviour } from '../behaviours/multicastBehaviour'
import type { Region } from '../region'
import { moveTo } from './moveTo'

// A group is deleted after its last member; a member follows the state of its instance.

/** The members of a group. */
export const membersOfGroup = ({ world }: Region, groupId: string): MulticastGroupMember[] =>
  world.multicastMembers.where(({ multicastGroupId }) => multicastGroupId === groupId)

/** The groups of an instance, as members. */
export const membershipsOf = ({ world }: Region, instanceId: string): MulticastGroupMember[] =>
  world.multicastMembers.where((row) => row.instanceId === instanceId)

/** Puts a group into a state; `gone` removes it. */
export function moveMulticastGroup(region: Region, id: string, state: string) {
  const { multicastGroups } = region.world
  moveTo(
    region,
    {
      lifecycle: multicastGroupLifecycle,
      machine: multicastGroupMachine,
      work: workOf(multicastGroupBehaviour),
      id,
      read: () => multicastGroups.get(id)?.state,
      write(next) {
        if (!multicastGroups.get(id)) return
        if (next === multicastGroupLifecycle.gone) multicastGroups.remove(id)
        else multicastGroups.update(id, { state: next, timeModified: region.timestamp() })
      },
    },
    state,
  )
}

const stateOfInstance = ({ world }: Region, id: string): string =>
  world.instances.get(id)?.runState ?? instanceLifecycle.gone ?? ''

/** Whether an instance is on a sled, or about to be. */
const isPlaced = (state: string) =>
  state === instanceLifecycle.initial || instanceLifecycle.has(state, 'placed')

/** The work of the region for a member that joins: it waits until the instance runs or rests, and for the group. */
function workFor(region: Region, { instanceId, multicastGroupId }: MulticastGroupMember): Work {
  const { looksEveryMs, runs, rests } = multicastMemberBehaviour
  return {
    afterMs: looksEveryMs,
    report() {
      const state = stateOfInstance(region, instanceId)
      if (!isPlaced(state)) return rests
      const group = region.world.multicastGroups.get(multicastGroupId)
      const waits =
        state === instanceLifecycle.initial ||
        instanceLifecycle.has(state, 'boots') ||
        multicastGroupLifecycle.isTransitional(group?.state ?? '')
      return waits ? undefined : runs
    },
  }
}

/** Puts a member into a state; `gone` removes it, and after a while its group if that was the last one. */
export function moveMulticastMember(region: Region, id: string, state: string) {
  const { multicastMembers, multicastGroups } = region.world
  const row = multicastMembers.get(id)
  moveTo(
    region,
    {
      lifecycle: multicastMemberLifecycle,
      machine: multicastMemberMachine,
      work: (now) => (row && multicastMemberLifecycle.isTransitional(now) ? workFor(region, row) : undefined),
      id,
      read: () => multicastMembers.get(id)?.state,
      write(next) {
        if (!row || !multicastMembers.get(id)) return
        if (next !== multicastMemberLifecycle.gone) {
          multicastMembers.update(id, { state: next, timeModified: region.timestamp() })
          return
        }
        multicastMembers.remove(id)
        const group = multicastGroups.get(row.multicastGroupId)
        if (!group || membersOfGroup(region, group.id).length > 0) return
        const ending = multicastGroupLifecycle.next(group.state, 'report.Deleting')
        if (ending !== undefined) moveMulticastGroup(region, group.id, ending)
      },
    },
    state,
  )
}

/** Lets the members of an instance follow its state: they leave once it is on no sled, and join again once it is. */
export function followInstance(region: Region, instanceId: string) {
  const event = isPlaced(stateOfInstance(region, instanceId)) ? 'report.Joining' : 'report.Left'
  for (const { id, state } of membershipsOf(region, instanceId)) {
    const next = multicastMemberLifecycle.isTransitional(state)
      ? undefined
      : multicastMemberLifecycle.next(state, event)
    if (next !== undefined) moveMulticastMember(region, id, next)
  }
}
