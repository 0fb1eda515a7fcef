import { handlersOf } from '../region'

/** Groups whose instances keep apart. */
export const antiAffinityGroupHandlers = handlersOf({})
