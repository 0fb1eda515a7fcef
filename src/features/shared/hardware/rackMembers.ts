import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import type { Baseboard, BaseboardId, RackMembershipStatus } from '#store/api/generated/types'

// The members of a rack are named by part and serial number, without the revision of their boards.

const isSame = (a: BaseboardId, b: BaseboardId) =>
  a.partNumber === b.partNumber && a.serialNumber === b.serialNumber

const without = (members: readonly BaseboardId[], others: readonly BaseboardId[]) =>
  members.filter((member) => !others.some((other) => isSame(member, other)))

/** The members that a change adds to those before it, and that it removes. */
export const differenceOf = (
  { members }: Pick<RackMembershipStatus, 'members'>,
  before: Pick<RackMembershipStatus, 'members'>,
) => ({ added: without(members, before.members), removed: without(before.members, members) })

const isMember = ({ members }: Pick<RackMembershipStatus, 'members'>, { part, serial }: Baseboard) =>
  members.some((member) => isSame(member, { partNumber: part, serialNumber: serial }))

/** Whether a change is being acknowledged. */
export const isUnderWay = (change: Pick<RackMembershipStatus, 'state'> | undefined): boolean =>
  change !== undefined && rackMembershipLifecycle.isTransitional(change.state)

/** Whether the newest change of its rack adds a sled. @param change undefined if it is not known */
export const isBeingAdded = (baseboard: Baseboard, change: RackMembershipStatus | undefined): boolean =>
  change !== undefined && isUnderWay(change) && isMember(change, baseboard)

/** Why a sled cannot be added beside the newest change of its rack; undefined if it can. */
export function whyNotAdded(baseboard: Baseboard, change: RackMembershipStatus | undefined) {
  if (isBeingAdded(baseboard, change)) return 'It is being added'
  return isUnderWay(change) ? 'Another change of the members of its rack is in progress' : undefined
}
