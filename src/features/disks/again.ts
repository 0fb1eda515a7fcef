import type { CommandsAgain } from '#features/ledger/exports/commandsAgain'
import { deleteDisk } from './commands'

/** The command on a disk that can begin again from the activity. */
export const again: CommandsAgain = { disk: [deleteDisk] }
