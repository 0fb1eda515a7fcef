import { handlersOf } from '../region'

/** Silos. */
export const siloHandlers = handlersOf({})
