import { fillPath, serializeQuery } from '#store/api/wire/url'
import { PROGRAM_PLACEHOLDER, programName } from '#store/code/cliProgram'
import { instanceSerialConsole } from '#store/api/generated/operations/instancesSerialConsole'

/** The parts of a shell command, one per displayed line. */
export type CommandLine = readonly string[]

interface At {
  project: string
  instance: string
}

/**
 * The command that opens the serial console in a terminal. Names need no quotes: they consist of letters, digits
 * and dashes.
 *
 * @param program the command-line program
 */
export const serialConsoleCommand = (
  { project, instance }: At,
  program = programName() ?? PROGRAM_PLACEHOLDER,
): CommandLine => [`${program} instance serial console`, `--project ${project}`, `--instance ${instance}`]

/** Bytes of history in the curl command. */
const HISTORY_BYTES = 262_144

/** The curl command that reads the serial console's history. @param origin the API's base URL */
export function serialConsoleCall({ project, instance }: At, origin: string): CommandLine {
  const path = fillPath(instanceSerialConsole.path, { instance })
  const query = serializeQuery({ project, mostRecent: HISTORY_BYTES })
  return ['curl --fail-with-body', '--header "Authorization: Bearer $TOKEN"', `'${origin}${path}?${query}'`]
}

/** The command as copied: one line. */
export const asOneLine = (command: CommandLine) => command.join(' ')

/** The command as displayed: one part per line, also valid in a shell. */
export const asLines = (command: CommandLine) => command.join(' \\\n  ')
