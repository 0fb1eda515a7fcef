import { addressOf } from '#src/basePath'
import { keep, kept } from './browserStorage'
import type { Settings } from '../model/settings'

// The settings of the last visit, with which the next one begins. The early script reads them too.

declare global {
  interface Window {
    /** The answer to the early script's request of the settings. */
    orrerySettings?: Promise<Response>
  }
}

const KEY = 'orrery.settings'

/** Asks for config.json. */
export const askSettings = (): Promise<Response> => fetch(addressOf('/config.json'))

/** Keeps settings for the next visit. They have been checked. */
export const keepSettings = (given: Partial<Settings>): undefined =>
  void keep('local', KEY, JSON.stringify(given))

/** The settings that the last visit has kept; undefined without one. */
export function keptSettings(): Partial<Settings> | undefined {
  try {
    return JSON.parse(kept('local', KEY) ?? '') as Partial<Settings>
  } catch {
    return undefined
  }
}
