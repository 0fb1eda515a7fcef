import { fillPath, serializeQuery } from '#store/api/wire/url'
import { instanceSerialConsole } from '#store/api/generated/operations/instances'

/** The parts of a shell command, one per displayed line. */
export type CommandLine = readonly string[]

interface At {
  project: string
  instance: string
}

/** Bytes of history in the curl command, which is shown without a command-line program. */
const HISTORY_BYTES = 262_144

interface Shell {
  /** Name of the region's command-line program; empty if there is none. */
  cli: string
  /** The API's base URL. */
  origin: string
}

/** What the build and the page know about the user's terminal. */
const shellHere = (): Shell => ({ cli: import.meta.env.VITE_CLI_NAME ?? '', origin: location.origin })

/** Whether a command-line program for the console is configured; without it, curl can read the console's output. */
export const hasCli = ({ cli }: Pick<Shell, 'cli'> = shellHere()) => cli !== ''

/**
 * The serial console in a terminal: opened by the region's program, or read by the API call with curl. Names need no
 * quotes: they consist of letters, digits and dashes.
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

/** The copied form: one line. */
export const asOneLine = (command: CommandLine) => command.join(' ')

/** The displayed form: one part per line, also valid in a shell. */
export const asLines = (command: CommandLine) => command.join(' \\\n  ')
