import { handlersOf } from '../region'

/** Sleds. */
export const sledHandlers = handlersOf({})
