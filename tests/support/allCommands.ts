import type { Command } from '#store/commands/command'

const modules = import.meta.glob<object>('/src/features/**/{commands,diskCommands}.ts', { eager: true })

/** The commands in a value: itself, or those in a list or a record. */
function commandsIn(value: unknown): readonly Command[] {
  if (typeof value !== 'object' || value === null) return []
  if ('call' in value && 'errorMessage' in value) return [value as Command]
  return Object.values(value).flatMap(commandsIn)
}

/** The commands that the modules `commands.ts` and `diskCommands.ts` export, by name. */
export const allCommands: ReadonlyMap<string, Command> = new Map(
  Object.values(modules)
    .flatMap(commandsIn)
    .map((command) => [command.name, command]),
)
