import { handlersOf } from '../region'

/** Webhook receivers and their secrets. */
export const webhookHandlers = handlersOf({})
