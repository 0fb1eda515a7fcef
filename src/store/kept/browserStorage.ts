// The only access to the browser's storage, which may be denied or full.

/** The scope of the storage: the origin, or this tab. */
type Area = 'local' | 'session'

/** Why a write failed: the storage is denied or full. */
export type NotKept = 'denied' | 'full'

/** @throws if the browser denies access, and outside a browser */
const storageOf = (area: Area): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

/** The text under a key; null if there is none, or if the browser denies access. */
export function kept(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** The keys of all entries. */
export function keptKeys(area: Area): string[] {
  try {
    return Object.keys(storageOf(area))
  } catch {
    return []
  }
}

/** Stores a text under a key. @returns why the write failed; undefined on success */
export function keep(area: Area, key: string, text: string): NotKept | undefined {
  try {
    storageOf(area).setItem(key, text)
    return undefined
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/** Deletes an entry. */
export function drop(area: Area, key: string) {
  try {
    storageOf(area).removeItem(key)
  } catch {
    // There is nothing to delete.
  }
}
