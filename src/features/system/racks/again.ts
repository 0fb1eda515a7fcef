import type { CommandsAgain } from '#features/shared/commandsAgain'
import { abortChange } from './commands'

/** The commands on a change of a rack's membership that can begin again from the activity. */
export const again: CommandsAgain = { rackMembership: [abortChange] }
