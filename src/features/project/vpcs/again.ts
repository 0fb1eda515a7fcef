import type { CommandsAgain } from '#features/shared/commandsAgain'
import { deleteVpc } from './commands'

/** The command on a VPC that can begin again from the activity. */
export const again: CommandsAgain = { vpc: [deleteVpc] }
