import { handlersOf } from '../region'

/** Switches and their ports. */
export const switchHandlers = handlersOf({})
