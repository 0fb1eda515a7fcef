import { handlersOf } from '../region'

/** Sessions and tokens of users. */
export const userSessionHandlers = handlersOf({})
