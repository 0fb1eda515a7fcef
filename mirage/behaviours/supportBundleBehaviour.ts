import type { Behaviour } from './behaviour'

/** The durations of collecting and deleting a bundle. Rules: OPS-12, MOCK-1. */
export const supportBundleBehaviour: Behaviour = {
  collecting: { afterMs: 8_000, report: 'report.active' },
  destroying: { afterMs: 3_000, report: 'report.gone' },
}
