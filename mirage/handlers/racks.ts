import { handlersOf } from '../region'

/** Racks. */
export const rackHandlers = handlersOf({})
