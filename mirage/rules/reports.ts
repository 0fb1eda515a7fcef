import type { Region } from '../region'
import { isBfdSession, moveBfdSession } from './bfdSessions'
import { moveDelivery } from './deliveries'
import { moveDisk } from './disks'
import { adoptionStateOf, moveUnadoptedDisk } from './diskAdoption'
import { moveInstance } from './instances'
import { moveMulticastGroup, moveMulticastMember } from './multicastStates'
import { moveMembership } from './rackMembership'
import { moveUpdate, updateStateOf } from './releases'
import { moveSnapshot } from './snapshots'
import { moveBundle } from './supportBundles'

/** Reads and sets the state of the resources of a kind. */
interface Reported {
  move(region: Region, id: string, state: string): void
  read(region: Region, id: string): string | undefined
}

const kinds: Readonly<Record<string, Reported>> = {
  bfdSession: {
    move: moveBfdSession,
    read: ({ world }, id) => world.bfdSessions.findBy((row) => isBfdSession(row, id))?.state,
  },
  disk: { move: moveDisk, read: ({ world }, id) => world.disks.get(id)?.state.state },
  instance: { move: moveInstance, read: ({ world }, id) => world.instances.get(id)?.runState },
  multicastGroup: {
    move: moveMulticastGroup,
    read: ({ world }, id) => world.multicastGroups.get(id)?.state,
  },
  multicastMember: {
    move: moveMulticastMember,
    read: ({ world }, id) => world.multicastMembers.get(id)?.state,
  },
  rackMembership: {
    move: moveMembership,
    read: ({ world }, id) => world.rackMemberships.get(id)?.state,
  },
  snapshot: { move: moveSnapshot, read: ({ world }, id) => world.snapshots.get(id)?.state },
  supportBundle: { move: moveBundle, read: ({ world }, id) => world.supportBundles.get(id)?.state },
  unadoptedDisk: { move: moveUnadoptedDisk, read: ({ world }, id) => adoptionStateOf(world, id) },
  update: { move: moveUpdate, read: updateStateOf },
  webhookDelivery: { move: moveDelivery, read: ({ world }, id) => world.deliveries.get(id)?.state },
}

/** The kinds of resources of which a state can be reported. An image has none in the API, so nothing could show it. */
export const reportedKinds: readonly string[] = Object.keys(kinds)

/** @throws for a kind that has no reports */
function reported(kind: string): Reported {
  const found = kinds[kind]
  if (!found) throw new Error(`There are no reports of kind ${kind}.`)
  return found
}

/** The state a resource is in now; undefined when it is gone. @throws for a kind that has no reports */
export const stateOf = (region: Region, kind: string, id: string) => reported(kind).read(region, id)

/**
 * Puts a resource into a state as if its hardware had reported it, allowed or not, and schedules the next report.
 *
 * @param isHeld whether it stays in that state instead
 * @throws for a kind that has no such reports
 */
export function reportState(region: Region, kind: string, id: string, state: string, isHeld = false) {
  const { move } = reported(kind)
  const { frozen } = region.world
  const isReleased = isHeld && !frozen.has(id)
  if (isReleased) frozen.insert({ id })
  move(region, id, state)
  if (isReleased) frozen.remove(id)
}
