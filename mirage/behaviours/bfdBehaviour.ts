import type { Behaviour } from './behaviour'

/** The neighbour answers twice, each time after two seconds. Rules: OPS-9, MOCK-1. */
export const bfdBehaviour: Behaviour = {
  down: { afterMs: 2_000, report: 'report.init' },
  init: { afterMs: 2_000, report: 'report.up' },
}
