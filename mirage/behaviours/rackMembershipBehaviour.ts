import { Random } from '../random'
import type { Behaviour } from './behaviour'

/** How long a change of a rack's membership takes, from its request until every member runs with it. */
const COMMIT_MS = 10_000

export const rackMembershipBehaviour: Behaviour = {
  in_progress: { afterMs: COMMIT_MS, report: 'report.committed' },
}

/** When a member acknowledges a change: within the nine seconds after the first one, always at the same moment. */
export const acknowledgesAfterMs = (rackId: string, version: number, serialNumber: string): number =>
  new Random(`membership ${rackId} ${version} ${serialNumber}`).between(1_000, COMMIT_MS - 1_000)
