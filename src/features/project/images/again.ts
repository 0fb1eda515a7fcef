import type { CommandsAgain } from '#features/shared/commandsAgain'
import { deleteImage, promoteImage } from './commands'

/** The commands on an image that can begin again from the activity. */
export const again: CommandsAgain = { image: [deleteImage, promoteImage] }
