import { SETTINGS_KEY } from '#store/kept/keptSettings'
import { noteUnreadable } from '#store/kept/noteUnreadable'
import type { Settings } from '#store/model/settings'
import { settingsIn } from './settingsText'

/** The settings that the last visit has kept, checked as those of the file: they may be of another release. */
export function checkedKept(kept: Readonly<Record<string, unknown>>): Partial<Settings> {
  const given = settingsIn(JSON.stringify(kept))
  const sound = new Map<string, unknown>(Object.entries(given))
  const isWhole = Object.entries(kept).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(sound.get(name)),
  )
  // Those of the file may have been kept in place of them meanwhile.
  if (!isWhole) noteUnreadable('local', SETTINGS_KEY, JSON.stringify(given), JSON.stringify(kept))
  return given
}
