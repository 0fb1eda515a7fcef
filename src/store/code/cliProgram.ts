import { settings } from '#model/settings'

/** The placeholder for the region's command-line program, if the installation does not name it. */
export const PROGRAM_PLACEHOLDER = 'region-cli'

/** The name of the region's command-line program; undefined if the installation does not name it. */
export const programName = (): string | undefined => settings.cliName
