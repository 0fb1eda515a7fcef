import { handlersOf } from '../region'

/** Subnets of a VPC. */
export const subnetHandlers = handlersOf({})
