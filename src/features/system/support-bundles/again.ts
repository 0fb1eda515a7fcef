import type { CommandsAgain } from '#features/shared/commandsAgain'
import { deleteBundle, downloadBundle } from './commands'

/** The commands on a support bundle that can begin again from the activity. */
export const again: CommandsAgain = { supportBundle: [downloadBundle, deleteBundle] }
