import type { Behaviour } from './behaviour'

export const diskBehaviour: Behaviour = {
  creating: { afterMs: 800, report: 'report.detached' },
  finalizing: { afterMs: 1_500, report: 'report.detached' },
}

/** A disk that is created for an import in chunks. */
export const importBehaviour: Behaviour = { creating: { afterMs: 800, report: 'report.import_ready' } }
