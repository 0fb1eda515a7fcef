import { handlersOf } from '../region'

/** Probes. */
export const probeHandlers = handlersOf({})
