import { handlersOf } from '../region'

/** Physical disks. */
export const physicalDiskHandlers = handlersOf({})
