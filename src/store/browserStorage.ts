// The only way to the storage of the browser, which may deny it, or have no room left in it.

/** Where: for this origin, or for this tab alone. */
type Area = 'local' | 'session'

/** Why the browser did not keep something: it denies its storage, or that is full. */
export type NotKept = 'denied' | 'full'

/** @throws where the browser denies it, and outside a browser */
const storageOf = (area: Area): Storage =>
  area === 'local' ? globalThis.localStorage : globalThis.sessionStorage

/** The text under a key; null when there is none, or when the browser denies its storage. */
export function kept(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** The keys under which something is kept. */
export function keptKeys(area: Area): string[] {
  try {
    return Object.keys(storageOf(area))
  } catch {
    return []
  }
}

/** Keeps a text under a key. @returns why the browser did not; undefined when it did */
export function keep(area: Area, key: string, text: string): NotKept | undefined {
  try {
    storageOf(area).setItem(key, text)
    return undefined
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/** Deletes what is under a key. */
export function drop(area: Area, key: string) {
  try {
    storageOf(area).removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
