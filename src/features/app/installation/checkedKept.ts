import { SETTINGS_KEY, settingsText, type KeptSettings } from '#store/kept/keptSettings'
import { noteUnreadable } from '#store/kept/noteUnreadable'
import type { Settings } from '#model/settings'
import { settingsIn } from './settingsText'

/** The settings that the last visit has kept, checked as those of the file: they may be of another release. */
export function checkedKept({ values, text }: KeptSettings): Partial<Settings> {
  const given = settingsIn(JSON.stringify(values))
  const sound = new Map<string, unknown>(Object.entries(given))
  const isWhole = Object.entries(values).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(sound.get(name)),
  )
  // Those of the file may have been kept in place of them meanwhile.
  if (!isWhole) noteUnreadable('local', SETTINGS_KEY, settingsText(given), text)
  return given
}
