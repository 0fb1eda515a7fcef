import { handlersOf } from '../region'

/** Firewall rules of a VPC. */
export const firewallHandlers = handlersOf({})
