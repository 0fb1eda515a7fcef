import type { CommandsAgain } from '#features/shared/commandsAgain'
import { deleteDisk } from './commands'

/** The command on a disk that can begin again from the activity. */
export const again: CommandsAgain = { disk: [deleteDisk] }
