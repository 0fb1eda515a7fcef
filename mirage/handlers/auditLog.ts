import { handlersOf } from '../region'

/** The audit log. */
export const auditLogHandlers = handlersOf({})
