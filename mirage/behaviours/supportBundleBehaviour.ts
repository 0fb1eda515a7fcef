import type { Behaviour } from '../region'

/** How long the pretend collector takes, and how long taking a file away. Source: backend-behaviour §4.10. */
export const supportBundleBehaviour: Behaviour = {
  collecting: { afterMs: 8_000, report: 'report.active' },
  destroying: { afterMs: 3_000, report: 'report.gone' },
}
