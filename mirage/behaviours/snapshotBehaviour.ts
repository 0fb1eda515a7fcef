import type { Behaviour } from '../region'

/** Source: backend-behaviour §4.3. */
export const snapshotBehaviour: Behaviour = { creating: { afterMs: 1_500, report: 'report.ready' } }
