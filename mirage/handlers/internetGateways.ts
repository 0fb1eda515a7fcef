import { handlersOf } from '../region'

/** Internet gateways, their pools and addresses. */
export const internetGatewayHandlers = handlersOf({})
