import { HOUR_MS, MINUTE_MS } from '#src/durations'
import type { Behaviour } from './behaviour'

/** Durations of the simulated hardware. Rules: LIFE-7, MOCK-1. */
export const instanceBehaviour: Behaviour = {
  creating: { afterMs: 1_200, report: 'report.starting' },
  starting: { afterMs: 2_500, report: 'report.running' },
  stopping: { afterMs: 2_000, report: 'report.stopped' },
  rebooting: { afterMs: 3_000, report: 'report.running' },
}

/** An instance that is created without being started. */
export const unstartedBehaviour: Behaviour = { creating: { afterMs: 1_200, report: 'report.stopped' } }

/** The interval of the sweep for failed instances to restart, and the cooldown before one is restarted again. */
export const autoRestartBehaviour = { sweepEveryMs: MINUTE_MS, cooldownMs: HOUR_MS } as const
