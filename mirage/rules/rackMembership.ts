import type { Baseboard, BaseboardId, RackMembershipStatus } from '#store/api/generated/types'
import { acknowledgesAfterMs, COMMIT_MS } from '../behaviours/rackMembershipBehaviour'
import type { RackMembershipRow } from '../models/rackMembership'
import type { Region } from '../region'
import { conflict, invalid } from '../wire/apiError'
import type { World } from '../world'
import { addSled } from './hardware'

// The members of a rack are the sleds that share its secret. A change adds sleds to them: each member, old or new,
// acknowledges it, then it is committed and the new sleds are in service.

/** The least and the largest number of members. */
const FEWEST = 3
const MOST = 32

/** A sled without the revision of its baseboard. */
export const boardId = ({ part, serial }: Baseboard): BaseboardId => ({
  partNumber: part,
  serialNumber: serial,
})

const isSame = (a: BaseboardId, b: BaseboardId) =>
  a.partNumber === b.partNumber && a.serialNumber === b.serialNumber

const isAmong = (rows: readonly BaseboardId[], board: BaseboardId) => rows.some((row) => isSame(row, board))

const listed = (rows: readonly BaseboardId[]) =>
  `{${rows.map(({ partNumber, serialNumber }) => `${partNumber}:${serialNumber}`).join(', ')}}`

/** The id of a change of a rack's membership. */
export const membershipId = (rackId: string, version: number) => `${rackId} ${version}`

/** A change of a rack's membership: the newest one, or the one of a version. */
export const membershipOf = (
  { rackMemberships }: World,
  rackId: string,
  version?: number,
): RackMembershipRow | undefined =>
  rackMemberships
    .where((row) => row.rackId === rackId && (version === undefined || row.version === version))
    .at(-1)

/** The membership that is in force. */
const committedOf = ({ rackMemberships }: World, rackId: string) =>
  rackMemberships.where((row) => row.rackId === rackId && row.state === 'committed').at(-1)

/** A change that is not over: it can be acknowledged, committed and aborted. */
function underWay(world: World, rackId: string, version?: number): RackMembershipRow | undefined {
  const row = membershipOf(world, rackId, version)
  return row?.state === 'in_progress' ? row : undefined
}

/** @throws 409 while a change is in progress */
export function requireSettled({ world }: Region, rackId: string) {
  const row = underWay(world, rackId)
  if (row) throw conflict(`membership change ${row.version} of rack ${rackId} is in progress`)
}

function acknowledge({ world }: Region, { rackId, version }: RackMembershipStatus, member: BaseboardId) {
  const row = underWay(world, rackId, version)
  if (!row) return
  const unacknowledgedMembers = row.unacknowledgedMembers.filter((other) => !isSame(other, member))
  world.rackMemberships.update(row.id, { unacknowledgedMembers })
}

/** Commits a change. The sleds that it added leave the uninitialized ones and take instances. */
function commit(region: Region, { rackId, version }: RackMembershipStatus) {
  const { world } = region
  const row = underWay(world, rackId, version)
  if (!row) return
  const now = region.timestamp()
  world.rackMemberships.update(row.id, {
    state: 'committed',
    timeCommitted: now,
    unacknowledgedMembers: [],
  })
  for (const sled of world.uninitializedSleds.where(({ baseboard }) =>
    isAmong(row.members, boardId(baseboard)),
  )) {
    world.uninitializedSleds.remove(sled.id)
    addSled(region, rackId, sled.baseboard, now)
  }
}

/** A change in progress, which the members acknowledge from now on. */
function begin(region: Region, rackId: string, members: BaseboardId[]): RackMembershipStatus {
  const version = (membershipOf(region.world, rackId)?.version ?? 0) + 1
  const row: RackMembershipRow = {
    id: membershipId(rackId, version),
    rackId,
    version,
    state: 'in_progress',
    members,
    unacknowledgedMembers: members,
    timeCreated: region.timestamp(),
    timeCommitted: null,
    timeAborted: null,
  }
  region.world.rackMemberships.insert(row)
  for (const member of members) {
    const afterMs = acknowledgesAfterMs(rackId, row.version, member.serialNumber)
    region.hardware.after(afterMs, () => acknowledge(region, row, member))
  }
  region.hardware.after(COMMIT_MS, () => commit(region, row))
  return row
}

/** Begins to add sleds to a rack. @throws 400 or 409 when they cannot be added */
export function addMembers(
  region: Region,
  rackId: string,
  requested: readonly BaseboardId[],
): RackMembershipStatus {
  const { world } = region
  const committed = committedOf(world, rackId)
  if (!committed)
    throw invalid(`Missing trust quorum configurations for rack ${rackId}. Upgrade to trust quorum required.`)
  requireSettled(region, rackId)
  const added = requested.filter((board, index) => !isAmong(requested.slice(0, index), board))
  if (added.length === 0) throw invalid('no sleds to add')
  const again = added.filter((board) => isAmong(committed.members, board))
  if (again.length > 0)
    throw invalid(`The following sleds are already members of the trust quorum: ${listed(again)}.`)
  const waiting = world.uninitializedSleds
    .where((sled) => sled.rackId === rackId)
    .map(({ baseboard }) => boardId(baseboard))
  const unknown = added.filter((board) => !isAmong(waiting, board))
  if (unknown.length > 0)
    throw invalid(`The following sleds do not wait to be added to rack ${rackId}: ${listed(unknown)}.`)
  const members = [...committed.members, ...added]
  if (members.length < FEWEST || members.length > MOST)
    throw invalid(`a rack has ${FEWEST} to ${MOST} members; with these sleds it would have ${members.length}`)
  return begin(region, rackId, members)
}

/** Aborts the change in progress of a rack. @throws 409 when its newest change is over */
export function abortMembership(region: Region, newest: RackMembershipRow): RackMembershipStatus {
  if (newest.state !== 'in_progress')
    throw conflict(`membership change ${newest.version} is ${newest.state} and cannot be aborted`)
  return region.world.rackMemberships.update(newest.id, {
    state: 'aborted',
    timeAborted: region.timestamp(),
  })
}

/** Counts a sled that an older operation has added at once among the members. */
export function joinAtOnce({ world }: Region, rackId: string, baseboard: Baseboard, now: string) {
  const committed = committedOf(world, rackId)
  if (!committed) return
  const version = (membershipOf(world, rackId)?.version ?? 0) + 1
  world.rackMemberships.insert({
    ...committed,
    id: membershipId(rackId, version),
    version,
    members: [...committed.members, boardId(baseboard)],
    timeCreated: now,
    timeCommitted: now,
  })
}
