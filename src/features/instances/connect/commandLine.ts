/** The words of a shell command, one item for each line it is shown on. */
export type CommandLine = readonly string[]

interface At {
  project: string
  instance: string
}

/** Opens the serial console from a terminal. Names need no quotes: they hold letters, digits and dashes. */
export const serialConsoleCommand = ({ project, instance }: At): CommandLine => [
  'orrery instance serial console',
  `--project ${project}`,
  `--instance ${instance}`,
]

/** Signs in over the network. */
export const sshCommand = (address: string): CommandLine => [`ssh [user]@${address}`]

/** As it is copied: one line. */
export const asOneLine = (command: CommandLine) => command.join(' ')

/** As it is shown: a line for each part, in a form a shell takes too. */
export const asLines = (command: CommandLine) => command.join(' \\\n  ')
