import type { Behaviour } from '../region'

/** How long the pretend hardware takes. Source: backend-behaviour §4.1, the times proposed for our mock. */
export const instanceBehaviour: Behaviour = {
  creating: { afterMs: 1_200, report: 'report.starting' },
  starting: { afterMs: 2_500, report: 'report.running' },
  stopping: { afterMs: 2_000, report: 'report.stopped' },
  rebooting: { afterMs: 3_000, report: 'report.running' },
}

/** An instance created without being started rests as soon as it is made. */
export const unstartedBehaviour: Behaviour = { creating: { afterMs: 1_200, report: 'report.stopped' } }

/** How often the region looks for failed instances to start again, and how long it then leaves each alone. */
export const autoRestartBehaviour = { sweepEveryMs: 60_000, cooldownMs: 3_600_000 } as const
