// The settings of an installation: `config.json` beside index.html, which its operator writes. They are facts of the
// loaded page, as the build's own settings (`VITE_…`) are, which are their defaults. docs/install.md lists them.

/** A link that the operator offers to people who need help. */
interface SupportLink {
  label: string
  /** http(s) or mailto. */
  url: string
}

/** The settings, each with its default. */
export interface Settings {
  /** The operator's documentation site: help pages end with a link to `<site>/<topic>`. */
  docsUrl?: string | undefined
  /** The name of the region's command-line program, for commands to copy. */
  cliName?: string | undefined
  /** The number of letters before the dash of a device code. */
  deviceCodeDashAfter: number
  /** The version of the API to speak, instead of the one that is negotiated. */
  apiVersion?: string | undefined
  /** The name of the installation: at the sign-in, and at the end of each title. */
  name: string
  /** The colour of what may be pressed, as `#rrggbb`, in the light and in the dark theme. */
  accent?: { light: string; dark: string } | undefined
  /** A text before the sign-in, such as the terms of use. */
  notice?: string | undefined
  /** The path that `/` leads to. */
  firstPage: string
  /** The largest instance and disk that the hardware takes: vCPUs and GiB. The API has limits of its own. */
  limits: { vcpus: number; memoryGiB: number; diskGiB: number }
  /** Links of the operator's support, in the user menu and on error pages. */
  support: readonly SupportLink[]
  /** Features that are left out of the console: the names of their lists in addresses, such as `snapshots`. */
  off: readonly string[]
}

/** The settings of a build without a file. Tests in Node have no such values. */
export const defaults: Settings = {
  docsUrl: import.meta.env?.VITE_DOCS_URL || undefined,
  cliName: import.meta.env?.VITE_CLI_NAME || undefined,
  deviceCodeDashAfter: Number(import.meta.env?.VITE_DEVICE_CODE_DASH_AFTER ?? 3),
  apiVersion: import.meta.env?.VITE_API_VERSION || undefined,
  name: 'Orrery',
  accent: undefined,
  notice: undefined,
  firstPage: '/projects',
  limits: { vcpus: 64, memoryGiB: 1536, diskGiB: 1023 },
  support: [],
  off: [],
}

/** The settings of this page. They change once, before the first console is made. */
export const settings: Settings = { ...defaults }

/**
 * Whether a list is switched off.
 *
 * @param list its path, as in the route tree or as an address
 */
export const isOff = (list: string): boolean => settings.off.includes(list.slice(list.lastIndexOf('/') + 1))
