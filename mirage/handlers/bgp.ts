import { handlersOf } from '../region'

/** BGP. */
export const bgpHandlers = handlersOf({})
