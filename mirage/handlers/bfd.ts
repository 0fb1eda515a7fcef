import { handlersOf } from '../region'

/** BFD sessions. */
export const bfdHandlers = handlersOf({})
