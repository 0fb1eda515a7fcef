import { handlersOf } from '../region'

/** Routers of a VPC and their routes. */
export const routerHandlers = handlersOf({})
