import type { Area, StorageKey } from './storageKeys'

// The only access to the browser's storage, which may be denied or full, and whose texts may be of any release of the
// console, or of a stranger.

/** Why a write failed: the storage is denied or full. */
export type NotKept = 'denied' | 'full'

/** A text that could not be read, or of which a part could not. */
interface Unreadable {
  area: Area
  key: StorageKey
  text: string | null
  /** The part of it that can be read; undefined without one. */
  sound?: string
}

/** The texts of this page that could not be read, for the console to say so once. */
export const unreadable = {
  found: [] as Unreadable[],
  /** Called after each of them. */
  say: () => {},
}

/** @throws if the browser denies access, and outside a browser */
const storageOf = (area: Area): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

/** The text under a key; null if there is none, or if the browser denies access. */
function textOf(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/**
 * The value of the text under a key.
 *
 * @param read the value of a text; undefined, or an error, if it is none
 * @returns undefined without a text, for one that is no value, and if the browser denies access
 */
export function kept<Value>(
  area: Area,
  key: StorageKey,
  read: (text: string) => Value | undefined,
): Value | undefined {
  const text = textOf(area, key)
  if (text === null) return undefined
  try {
    const value = read(text)
    if (value !== undefined) return value
  } catch {
    // It is no JSON.
  }
  unreadable.found.push({ area, key, text })
  unreadable.say()
  return undefined
}

/** The value of the JSON under a key, as {@link kept}. */
export const keptJson = <Value>(
  area: Area,
  key: StorageKey,
  isValue: (value: unknown) => value is Value,
): Value | undefined =>
  kept(area, key, (text) => {
    const value: unknown = JSON.parse(text)
    return isValue(value) ? value : undefined
  })

/** One of some texts under a key, as {@link kept}. */
export const keptChoice = <Text extends string>(
  area: Area,
  key: StorageKey,
  choices: readonly Text[],
): Text | undefined => kept(area, key, (text) => choices.find((choice) => choice === text))

/** The keys that begin with a text. */
export function keptKeys<Start extends StorageKey>(area: Area, start: Start): `${Start}${string}`[] {
  try {
    const keys = Object.keys(storageOf(area))
    return keys.filter((key): key is `${Start}${string}` => key.startsWith(start))
  } catch {
    return []
  }
}

/** Stores a text under a key. @returns why the write failed; undefined on success */
export function keep(area: Area, key: StorageKey, text: string): NotKept | undefined {
  try {
    storageOf(area).setItem(key, text)
    return undefined
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/** Deletes an entry. */
export function drop(area: Area, key: StorageKey) {
  try {
    storageOf(area).removeItem(key)
  } catch {
    // There is nothing to delete.
  }
}
