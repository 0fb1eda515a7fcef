import { handlersOf } from '../region'

/** Allow list and inbound ICMP. */
export const operatorNetworkingHandlers = handlersOf({})
