import type { CommandsAgain } from '#features/shared/commandsAgain'
import { instanceCommands } from '#features/shared/instance/commands'

/** The commands on an instance that can begin again from the activity. */
export const again: CommandsAgain = { instance: instanceCommands.map(({ command }) => command) }
