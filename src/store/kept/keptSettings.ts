import { addressOf } from '#src/basePath'
import { keep, keptJson } from './browserStorage'
import { isRecord } from '../model/isRecord'
import type { Settings } from '../model/settings'

// The settings of the last visit, with which the next one begins. The early script reads them too.

declare global {
  interface Window {
    /** The answer to the early script's request of the settings. */
    orrerySettings?: Promise<Response>
  }
}

export const SETTINGS_KEY = 'orrery.settings'

/** Asks for config.json. */
export const askSettings = (): Promise<Response> => fetch(addressOf('/config.json'))

/** Keeps settings for the next visit. They have been checked. */
export const keepSettings = (given: Partial<Settings>): undefined =>
  void keep('local', SETTINGS_KEY, JSON.stringify(given))

/** What the last visit has kept, unchecked; undefined without it. */
export const keptSettings = (): Readonly<Record<string, unknown>> | undefined =>
  keptJson('local', SETTINGS_KEY, isRecord)
