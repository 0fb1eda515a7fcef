import { handlersOf } from '../region'

/** Settings of switch ports. */
export const switchPortSettingsHandlers = handlersOf({})
