import { handlersOf } from '../region'

/** Identity providers. */
export const identityProviderHandlers = handlersOf({})
