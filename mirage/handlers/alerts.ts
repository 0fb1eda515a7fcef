import { handlersOf } from '../region'

/** Alert classes, receivers and deliveries. */
export const alertHandlers = handlersOf({})
