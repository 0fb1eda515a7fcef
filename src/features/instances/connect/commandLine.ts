import { fillPath, serializeQuery } from '#store/api/wire/url'
import { instanceSerialConsole } from '#store/api/generated/operations/instanceSerialConsole'

/** The parts of a shell command, one per displayed line. */
export type CommandLine = readonly string[]

interface At {
  project: string
  instance: string
}

/** The placeholder of the region's command-line program, where the build does not know its name. */
export const PROGRAM_PLACEHOLDER = 'region-cli'

/** The name of the region's command-line program; undefined where the build does not know it. */
export const programName = (): string | undefined => import.meta.env.VITE_CLI_NAME || undefined

/**
 * Opens the serial console in a terminal. Names need no quotes: they consist of letters, digits and dashes.
 *
 * @param program the command-line program
 */
export const serialConsoleCommand = (
  { project, instance }: At,
  program = programName() ?? PROGRAM_PLACEHOLDER,
): CommandLine => [`${program} instance serial console`, `--project ${project}`, `--instance ${instance}`]

/** Bytes of history in the curl command. */
const HISTORY_BYTES = 262_144

/** Reads what the serial console has shown, by the API's own call. @param origin the API's base URL */
export function serialConsoleCall({ project, instance }: At, origin: string): CommandLine {
  const path = fillPath(instanceSerialConsole.path, { instance })
  const query = serializeQuery({ project, mostRecent: HISTORY_BYTES })
  return ['curl --fail-with-body', '--header "Authorization: Bearer $TOKEN"', `'${origin}${path}?${query}'`]
}

/** Signs in over the network. */
export const sshCommand = (address: string): CommandLine => [`ssh [user]@${address}`]

/** The copied form: one line. */
export const asOneLine = (command: CommandLine) => command.join(' ')

/** The displayed form: one part per line, also valid in a shell. */
export const asLines = (command: CommandLine) => command.join(' \\\n  ')
