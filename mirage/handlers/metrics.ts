import { handlersOf } from '../region'

/** Capacity over time. */
export const metricHandlers = handlersOf({})
