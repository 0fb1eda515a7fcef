import { handlersOf } from '../region'

/** IP pools as operators see them. */
export const systemPoolHandlers = handlersOf({})
