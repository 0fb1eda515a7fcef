import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import type { BaseboardId, RackMembershipStatus } from '#store/api/generated/types'
import { counted } from '#ui/format/counted'
import { differenceOf } from '#features/shared/hardware/rackMembers'

/** So many serial numbers are in a sentence; of more, it has their number. */
const NAMED = 3

const named = (members: readonly BaseboardId[]) =>
  members.length > NAMED
    ? counted(members.length, 'sled')
    : members.map(({ serialNumber }) => serialNumber).join(', ')

/**
 * The effect of a change on the members of its rack: "adds ORS1112". Undefined while the membership before it is unknown.
 *
 * @param before the membership before the change; null for the first one
 */
export function effectText(
  change: RackMembershipStatus,
  before: RackMembershipStatus | null | undefined,
): string | undefined {
  if (before === undefined) return undefined
  if (before === null) return `is the first one, with ${counted(change.members.length, 'member')}`
  const { added, removed } = differenceOf(change, before)
  const parts = [
    ...(added.length > 0 ? [`adds ${named(added)}`] : []),
    ...(removed.length > 0 ? [`removes ${named(removed)}`] : []),
  ]
  return parts.join(' and ') || 'changes no member'
}

/** How far a change is: "9 of 15 members have acknowledged it". */
export function progressText({ state, members, unacknowledgedMembers }: RackMembershipStatus): string {
  const left = unacknowledgedMembers.length
  const all = members.length
  if (rackMembershipLifecycle.has(state, 'inForce')) return `All ${all} members run with it`
  const done = `${all - left} of ${counted(all, 'member')}`
  return rackMembershipLifecycle.isTransitional(state)
    ? `${done} have acknowledged it`
    : `${done} had acknowledged it`
}
