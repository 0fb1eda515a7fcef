import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { rackMembershipMachine } from '#machines/lifecycle/rackMembershipMachine'
import { rackMembershipId } from '#model/rackMembershipId'
import type {
  Baseboard,
  BaseboardId,
  RackMembershipChangeState,
  RackMembershipStatus,
} from '#store/api/generated/types'
import { workOf } from '../behaviours/behaviour'
import { acknowledgesAfterMs, rackMembershipBehaviour } from '../behaviours/rackMembershipBehaviour'
import type { RackMembershipRow } from '../models/rackMembership'
import type { Region } from '../region'
import { conflict, invalid } from '../wire/apiError'
import type { World } from '../world'
import { addSled } from './hardware'
import { moveTo } from './moveTo'

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
function underWay(world: World, rackId: string): RackMembershipRow | undefined {
  const row = membershipOf(world, rackId)
  return row && rackMembershipLifecycle.isTransitional(row.state) ? row : undefined
}

/** @throws 409 while a change is in progress */
export function requireSettled({ world }: Region, rackId: string) {
  const row = underWay(world, rackId)
  if (row) throw conflict(`membership change ${row.version} of rack ${rackId} is in progress`)
}

function acknowledge({ rackMemberships }: World, id: string, member: BaseboardId) {
  const row = rackMemberships.get(id)
  if (!row || !rackMembershipLifecycle.isTransitional(row.state)) return
  const unacknowledgedMembers = row.unacknowledgedMembers.filter((other) => !isSame(other, member))
  rackMemberships.update(id, { unacknowledgedMembers })
}

/** The sleds that a committed change has added leave the uninitialized ones and take instances. */
function initialize(region: Region, { members }: RackMembershipStatus, now: string) {
  const { uninitializedSleds } = region.world
  for (const sled of uninitializedSleds.where(({ baseboard }) => isAmong(members, boardId(baseboard)))) {
    uninitializedSleds.remove(sled.id)
    addSled(region, sled, now)
  }
}

/** The fields of a membership change that follow from its state. */
const factsOf = (state: string, now: string): Partial<RackMembershipStatus> => ({
  timeCommitted: state === 'committed' ? now : null,
  timeAborted: state === 'aborted' ? now : null,
  ...(state === 'committed' && { unacknowledgedMembers: [] }),
})

/** Puts a change into a state. */
export function moveMembership(region: Region, id: string, state: string) {
  const { rackMemberships } = region.world
  moveTo(
    region,
    {
      lifecycle: rackMembershipLifecycle,
      machine: rackMembershipMachine,
      work: workOf(rackMembershipBehaviour),
      id,
      read: () => rackMemberships.get(id)?.state,
      write(next) {
        if (!rackMemberships.get(id)) return
        const now = region.timestamp()
        const row = rackMemberships.update(id, {
          state: next as RackMembershipChangeState,
          ...factsOf(next, now),
        })
        if (next === 'committed') initialize(region, row, now)
      },
    },
    state,
  )
}

/** Begins a change, which the members acknowledge from now on. */
function begin(region: Region, rackId: string, members: BaseboardId[]): RackMembershipStatus {
  const { world, hardware } = region
  const version = (membershipOf(world, rackId)?.version ?? 0) + 1
  const id = rackMembershipId({ rackId, version })
  const row: RackMembershipRow = {
    id,
    rackId,
    version,
    state: rackMembershipLifecycle.initial,
    members,
    unacknowledgedMembers: members,
    timeCreated: region.timestamp(),
    timeCommitted: null,
    timeAborted: null,
  }
  world.rackMemberships.insert(row)
  moveMembership(region, id, row.state)
  for (const member of members) {
    const afterMs = acknowledgesAfterMs(rackId, version, member.serialNumber)
    hardware.after(afterMs, () => acknowledge(world, id, member))
  }
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
  const { id, version, state } = newest
  const target = rackMembershipLifecycle.next(state, 'command.abort')
  if (target === undefined) throw conflict(`membership change ${version} is ${state} and cannot be aborted`)
  moveMembership(region, id, target)
  return region.world.rackMemberships.get(id) ?? newest
}

/** Counts a sled that an older operation has added at once among the members. */
export function joinAtOnce({ world }: Region, rackId: string, baseboard: Baseboard, now: string) {
  const committed = committedOf(world, rackId)
  if (!committed) return
  const version = (membershipOf(world, rackId)?.version ?? 0) + 1
  world.rackMemberships.insert({
    ...committed,
    id: rackMembershipId({ rackId, version }),
    version,
    members: [...committed.members, boardId(baseboard)],
    timeCreated: now,
    timeCommitted: now,
  })
}
