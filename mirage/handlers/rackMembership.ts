import { findInFleet } from '../access/fleet'
import type { Role } from '../access/roles'
import { handlersOf, type Region } from '../region'
import { abortMembership, addMembers, membershipOf } from '../rules/rackMembership'
import { ApiError } from '../wire/apiError'

const findRack = (region: Region, rackId: string, least?: Role) =>
  findInFleet(region, region.world.racks, 'rack', rackId, least)

const missing = (message: string) => new ApiError(404, 'ObjectNotFound', message)

/** The members of a rack. They came in the place of `sledAdd`, which adds a sled at once. */
export const rackMembershipHandlers = handlersOf({
  /** The newest change, or the one of a version. */
  rackMembershipStatus({ args, region }) {
    const { id } = findRack(region, args.rackId)
    const row = membershipOf(region.world, id, args.version)
    if (!row) throw missing('could not find rack membership')
    return row
  },
  rackMembershipAddSleds({ args, region }) {
    const { id } = findRack(region, args.rackId, 'admin')
    return addMembers(region, id, args.body.sledIds)
  },
  rackMembershipAbort({ args, region }) {
    const { id } = findRack(region, args.rackId, 'admin')
    const newest = membershipOf(region.world, id)
    if (!newest) throw missing('No trust quorum configuration exists for this rack')
    return abortMembership(region, newest)
  },
})
