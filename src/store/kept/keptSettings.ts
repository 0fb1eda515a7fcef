import { addressOf } from '#src/basePath'
import { keep, kept } from './browserStorage'
import { modelled } from './keptModel'
import { isRecord } from '#model/isRecord'
import type { Settings } from '#model/settings'

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

/** The shape of the kept text. That of older consoles had the settings alone. */
const SETTINGS_SCHEMA = 1

/** The text that keeps settings. */
export const settingsText = (settings: Partial<Settings>): string =>
  JSON.stringify(modelled({ schema: SETTINGS_SCHEMA, settings }))

/** Keeps settings for the next visit. They have been checked. */
export const keepSettings = (given: Partial<Settings>): undefined =>
  void keep('local', SETTINGS_KEY, settingsText(given))

/** What the last visit has kept, unchecked, with its text. */
export interface KeptSettings {
  values: Readonly<Record<string, unknown>>
  text: string
}

/** What the last visit has kept; undefined without it. */
export const keptSettings = (): KeptSettings | undefined =>
  kept('local', SETTINGS_KEY, (text) => {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return undefined
    const values = 'schema' in value ? value['settings'] : value
    return isRecord(values) ? { values, text } : undefined
  })
