import { handlersOf } from '../region'

/** Address lots and loopback addresses. */
export const addressLotHandlers = handlersOf({})
