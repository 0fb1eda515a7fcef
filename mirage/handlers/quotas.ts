import { handlersOf } from '../region'

/** Quotas and utilization of silos. */
export const quotaHandlers = handlersOf({})
