import type { Region } from '../region'
import { moveBfdSession } from './bfdSessions'
import { moveDelivery } from './deliveries'
import { moveDisk } from './disks'
import { moveInstance } from './instances'
import { moveSnapshot } from './snapshots'
import { moveBundle } from './supportBundles'

const movers: Readonly<Record<string, (region: Region, id: string, state: string) => void>> = {
  bfdSession: moveBfdSession,
  disk: moveDisk,
  instance: moveInstance,
  snapshot: moveSnapshot,
  supportBundle: moveBundle,
  webhookDelivery: moveDelivery,
}

/** The kinds of resources of which a state can be reported. An image has none in the API, so nothing could show it. */
export const reportedKinds: readonly string[] = Object.keys(movers)

/**
 * Puts a resource into a state as if its hardware had reported it, lawful or not; the hardware moves it on from there.
 *
 * @param isHeld whether it stays in that state instead
 * @throws for a kind that has no such reports
 */
export function reportState(region: Region, kind: string, id: string, state: string, isHeld = false) {
  const move = movers[kind]
  if (!move) throw new Error(`There are no reports of kind ${kind}.`)
  const { frozen } = region.world
  const isReleased = isHeld && !frozen.has(id)
  if (isReleased) frozen.add(id)
  move(region, id, state)
  if (isReleased) frozen.delete(id)
}
