import { handlersOf } from '../region'

/** Users of silos, and the built-in ones. */
export const localUserHandlers = handlersOf({})
