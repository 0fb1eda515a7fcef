import type { Behaviour } from '../region'

/** The other end answers two seconds later, twice. Source: backend-behaviour §4.13. */
export const bfdBehaviour: Behaviour = {
  down: { afterMs: 2_000, report: 'report.init' },
  init: { afterMs: 2_000, report: 'report.up' },
}
