import type { CommandsAgain } from '#features/shared/commandsAgain'
import { deleteProject } from './commands'

/** The command on a project that can begin again from the activity. */
export const again: CommandsAgain = { project: [deleteProject] }
