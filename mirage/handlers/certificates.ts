import { handlersOf } from '../region'

/** TLS certificates. */
export const certificateHandlers = handlersOf({})
