import type { Behaviour } from './behaviour'

/** How long the region needs to set up or take down the address of a group. Rules: MCAST-1, MOCK-1. */
export const multicastGroupBehaviour: Behaviour = {
  Creating: { afterMs: 2_000, report: 'report.Active' },
  Deleting: { afterMs: 2_000, report: 'report.gone' },
}

/** How often the region looks at the instance of a member that joins. Rules: MCAST-2, MOCK-1. */
export const multicastMemberBehaviour = {
  looksEveryMs: 2_000,
  runs: 'report.Joined',
  rests: 'report.Left',
} as const
