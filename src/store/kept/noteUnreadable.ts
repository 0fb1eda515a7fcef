import { kept, unreadable } from './browserStorage'
import type { Area, StorageKey } from './storageKeys'

/**
 * Notes that a part of a text could not be read, for the console to say so once. The text is replaced by its sound part.
 *
 * @param text what was read, if it may have been replaced meanwhile
 */
export function noteUnreadable(
  area: Area,
  key: StorageKey,
  sound: string,
  text = kept(area, key, (now) => now) ?? null,
) {
  unreadable.found.push({ area, key, text, sound })
  unreadable.say()
}
