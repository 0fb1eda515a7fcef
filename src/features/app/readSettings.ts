import type { DataRouter } from 'react-router'
import { basePath } from '#src/basePath'
import { isVersion } from '#store/api/versions/offers'
import { askSettings, keepSettings, keptSettings } from '#store/kept/keptSettings'
import { settings, type Settings } from '#model/settings'
import type { AppStore } from '#store/store'

/** How long a first visit waits for the file, in milliseconds. */
export const SETTINGS_WAIT_MS = 3_000

/** Loads the code that most installations do without. */
export const loadInstallation = () => import('./installation/installation')

/** The code of an installation that has settings or a path of its own. */
type Code = Awaited<ReturnType<typeof loadInstallation>>

interface SettingsFile {
  code: Code
  text: string
  given: Partial<Settings>
}

/** The installation, as far as it is known when the console starts. */
export interface Installation {
  code: Code | undefined
  /** Undefined without settings. */
  file: Promise<SettingsFile | undefined>
  /** The code that says so if a first visit did not wait for the file any longer. */
  late: Promise<Code> | undefined
}

async function read(): Promise<SettingsFile | undefined> {
  const answer = await (window.orrerySettings ?? askSettings())
  const text = answer.ok ? await answer.text() : ''
  // In place of a missing file, some servers send the page.
  if (/^\s*(<|{\s*}\s*$|$)/.test(text)) return keepSettings({})
  const code = await loadInstallation()
  const given = code.settingsIn(text)
  keepSettings(given)
  return { code, text, given }
}

const wait = () => new Promise<'late'>((resolve) => setTimeout(resolve, SETTINGS_WAIT_MS, 'late'))

const hasAny = (values: object) => Object.keys(values).length > 0

/**
 * Reads the settings. Those of the last visit count at once; a file that has changed since counts at the next visit. A
 * first visit waits for the file, which the early script asked for before the code of the console; not for ever.
 */
export async function readSettings(): Promise<Installation> {
  // Without the file, there are the settings of the last visit.
  const file = read().catch(() => undefined)
  const kept = keptSettings()
  const before = kept && hasAny(kept.values) ? (await loadInstallation()).checkedKept(kept) : kept?.values
  const first = before ? undefined : await Promise.race([file, wait()])
  const given = before ?? (first === 'late' ? undefined : first?.given)
  Object.assign(settings, given)
  const code = basePath || hasAny(given ?? {}) ? await loadInstallation() : undefined
  code?.showAccent()
  return { code, file, late: first === 'late' ? loadInstallation() : undefined }
}

/** Reports a version of the API that the build names and the console does not know, unless the file has another one. */
export async function checkBuild(router: DataRouter, store: AppStore) {
  // Constant in each build: one without the setting drops the code.
  const version = import.meta.env.VITE_API_VERSION
  if (version && !isVersion(version) && (settings.apiVersion ?? version) === version)
    (await loadInstallation()).reportBuildVersion(version, router, store)
}
