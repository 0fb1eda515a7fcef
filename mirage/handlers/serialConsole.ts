import { handlersOf } from '../region'

/** What an instance writes to its serial port. */
export const serialConsoleHandlers = handlersOf({})
