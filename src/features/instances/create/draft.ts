import type { CreateValues } from './createValues'

// What somebody has typed and not yet sent. It outlives the page, so that a look at another page of the console costs
// nothing. User data may hold secrets: it stays in memory and never reaches the browser's storage.

/** Whose draft it is, and of what. */
export interface DraftKey {
  userId: string
  project: string
  /** The instance it was begun like; empty for one begun from nothing. */
  like: string
}

const inMemory = new Map<string, CreateValues>()

const keyOf = ({ userId, project, like }: DraftKey) => `orrery.instanceDraft ${userId} ${project} ${like}`

const withoutSecrets = (values: CreateValues): CreateValues => ({
  ...values,
  userDataText: '',
  userDataFile: null,
})

/** Whether a draft holds user data, which a reload of the page would lose. */
export const hasUserData = ({ userDataText, userDataFile }: CreateValues) =>
  userDataText !== '' || userDataFile !== null

/** The draft, from this visit or, without its user data, from before a reload. */
export function readDraft(key: DraftKey): CreateValues | undefined {
  const known = inMemory.get(keyOf(key))
  if (known) return known
  try {
    const kept = sessionStorage.getItem(keyOf(key))
    return kept ? (JSON.parse(kept) as CreateValues) : undefined
  } catch {
    // Storage may be off, or hold something of another version: then there is no draft.
    return undefined
  }
}

export function keepDraft(key: DraftKey, values: CreateValues) {
  inMemory.set(keyOf(key), values)
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(withoutSecrets(values)))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function dropDraft(key: DraftKey) {
  inMemory.delete(keyOf(key))
  try {
    sessionStorage.removeItem(keyOf(key))
  } catch {
    // There was none.
  }
}
