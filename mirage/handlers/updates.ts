import { handlersOf } from '../region'

/** Update repositories, trust roots and the target release. */
export const updateHandlers = handlersOf({})
