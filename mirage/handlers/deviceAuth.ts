import { handlersOf } from '../region'

/** Device authorisation. */
export const deviceAuthHandlers = handlersOf({})
