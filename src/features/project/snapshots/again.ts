import type { CommandsAgain } from '#features/shared/commandsAgain'
import { deleteSnapshot } from './commands'

/** The command on a snapshot that can begin again from the activity. */
export const again: CommandsAgain = { snapshot: [deleteSnapshot] }
