import type { Behaviour } from './behaviour'

export const snapshotBehaviour: Behaviour = { creating: { afterMs: 1_500, report: 'report.ready' } }
