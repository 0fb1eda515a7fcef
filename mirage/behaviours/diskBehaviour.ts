import type { Behaviour } from '../region'

/** Source: backend-behaviour §4.2. */
export const diskBehaviour: Behaviour = {
  creating: { afterMs: 800, report: 'report.detached' },
  finalizing: { afterMs: 1_500, report: 'report.detached' },
}

/** A disk that is made to be written to by chunks. */
export const importBehaviour: Behaviour = { creating: { afterMs: 800, report: 'report.import_ready' } }
