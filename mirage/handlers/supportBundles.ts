import { handlersOf } from '../region'

/** Support bundles. */
export const supportBundleHandlers = handlersOf({})
