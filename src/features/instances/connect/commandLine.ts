import { fillPath, serializeQuery } from '../../../store/api/baseQuery'
import { instanceSerialConsole } from '../../../store/api/generated/operations/instances'

/** The words of a shell command, one item for each line it is shown on. */
export type CommandLine = readonly string[]

interface At {
  project: string
  instance: string
}

/** How much of a console's past the call without a command-line program asks for, in bytes. */
const HISTORY_BYTES = 262_144

interface Shell {
  /** Name of the region's command-line program; empty where there is none. */
  cli: string
  /** Where the API is. */
  origin: string
}

/** What the build and the page say about the reader's own terminal. */
const shellHere = (): Shell => ({ cli: import.meta.env.VITE_CLI_NAME ?? '', origin: location.origin })

/** Whether a command-line program is known that opens a console; without it, curl can read what a console printed. */
export const hasCli = ({ cli }: Pick<Shell, 'cli'> = shellHere()) => cli !== ''

/**
 * The serial console from a terminal: opened by the region's own program or, where none is known, read by the same call
 * of the API. Names need no quotes: they hold letters, digits and dashes.
 */
export const serialConsoleCommand = (
  { project, instance }: At,
  { cli, origin }: Shell = shellHere(),
): CommandLine => {
  if (hasCli({ cli }))
    return [`${cli} instance serial console`, `--project ${project}`, `--instance ${instance}`]
  const path = fillPath(instanceSerialConsole.path, { instance })
  const query = serializeQuery({ project, mostRecent: HISTORY_BYTES })
  return ['curl --fail-with-body', '--header "Authorization: Bearer $TOKEN"', `'${origin}${path}?${query}'`]
}

/** Signs in over the network. */
export const sshCommand = (address: string): CommandLine => [`ssh [user]@${address}`]

/** As it is copied: one line. */
export const asOneLine = (command: CommandLine) => command.join(' ')

/** As it is shown: a line for each part, in a form a shell takes too. */
export const asLines = (command: CommandLine) => command.join(' \\\n  ')
