import { rackMembershipId } from '#model/rackMembershipId'
import type { BaseboardId } from '#store/api/generated/types'
import { hoursAgo } from '../factories/times'
import type { RackMembershipRow } from '../models/rackMembership'
import type { Region } from '../region'
import { boardId } from '../rules/rackMembership'
import { rackId } from './hardware'

/**
 * Adds the changes of the rack's membership: the first sleds, an attempt with six more that was aborted, the six more,
 * and the ones in service without those that were expunged. To be called after the hardware exists.
 */
export function addRackMembership(region: Region) {
  const { world } = region
  const sleds = world.sleds.all()
  const boards = (rows: typeof sleds) => rows.map(({ baseboard }) => boardId(baseboard))
  const all = boards(sleds)
  const change = (
    version: number,
    hours: number,
    members: BaseboardId[],
    unacknowledgedMembers: BaseboardId[] = [],
  ): RackMembershipRow => {
    const isAborted = unacknowledgedMembers.length > 0
    const over = hoursAgo(region, hours - (isAborted ? 1 : 0.01))
    return {
      id: rackMembershipId({ rackId, version }),
      rackId,
      version,
      state: isAborted ? 'aborted' : 'committed',
      members,
      unacknowledgedMembers,
      timeCreated: hoursAgo(region, hours),
      timeCommitted: isAborted ? null : over,
      timeAborted: isAborted ? over : null,
    }
  }
  for (const row of [
    change(1, 9_600, all.slice(0, 10)),
    change(2, 4_203, all, all.slice(12, 14)),
    change(3, 4_200, all),
    change(4, 1_300, boards(sleds.filter(({ policy }) => policy.kind === 'in_service'))),
  ])
    world.rackMemberships.insert(row)
}
