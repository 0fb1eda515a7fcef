import { handlersOf } from '../region'

/** Groups whose instances keep together. */
export const affinityGroupHandlers = handlersOf({})
