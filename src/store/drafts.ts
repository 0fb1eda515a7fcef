// What was typed into a form and is not saved yet. It outlives the page, so that a lost session or a closed tab
// costs nothing. Only what a form names reaches the browser's storage: never a secret.

/** Whose draft it is, and of which form. */
export interface DraftKey {
  userId: string
  /** The form's path, and what else tells it from others there. */
  form: string
}

/** Fields by name: those that were changed, as they were left. */
export type Draft = Readonly<Record<string, unknown>>

interface StoredDraft {
  /** When it was last written, in milliseconds since the epoch. */
  at: number
  values: Draft
}

const PREFIX = 'orrery.draft '
/** How long a draft is worth coming back to, in milliseconds. */
const LIFE_MS = 7 * 24 * 3_600_000
/** The most drafts a browser keeps; the oldest go first. */
const MOST = 20

/** What may not be stored, for as long as the page lives. */
const inMemory = new Map<string, Draft>()

const storageKey = ({ userId, form }: DraftKey) => `${PREFIX}${userId} ${form}`

const isStored = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as StoredDraft).at === 'number' &&
  typeof (value as StoredDraft).values === 'object' &&
  (value as StoredDraft).values !== null

function stored(name: string): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isStored(value) && value.at > Date.now() - LIFE_MS ? value : undefined
  } catch {
    // Storage may be off, or hold something of another version: then there is no draft.
    return undefined
  }
}

const storedNames = () => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))

/** Makes room: what is too old, or one too many, goes. */
function tidy() {
  const kept = storedNames()
    .map((name) => ({ name, at: stored(name)?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
  for (const [index, { name, at }] of kept.entries())
    if (at === 0 || index >= MOST) localStorage.removeItem(name)
}

/** The draft of a form, if one was left; what was only in memory is gone after a reload. */
export function readDraft(key: DraftKey): Draft | undefined {
  const name = storageKey(key)
  const kept = stored(name)?.values
  const remembered = inMemory.get(name)
  return kept || remembered ? { ...kept, ...remembered } : undefined
}

/**
 * Keeps a draft, in place of an earlier one.
 *
 * @param values what may be stored
 * @param secrets what stays in the memory of this page
 */
export function keepDraft(key: DraftKey, values: Draft, secrets: Draft = {}) {
  const name = storageKey(key)
  if (Object.keys(secrets).length === 0) inMemory.delete(name)
  else inMemory.set(name, secrets)
  try {
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), values } satisfies StoredDraft))
    tidy()
  } catch {
    // Without storage it lasts as long as the page.
    inMemory.set(name, { ...values, ...secrets })
  }
}

export function dropDraft(key: DraftKey) {
  const name = storageKey(key)
  inMemory.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // There was none.
  }
}

/** Forgets every draft of one person: they have signed out, and others may use this browser. */
export function dropDraftsOf(userId: string) {
  const own = storageKey({ userId, form: '' })
  for (const name of inMemory.keys()) if (name.startsWith(own)) inMemory.delete(name)
  try {
    for (const name of storedNames()) if (name.startsWith(own)) localStorage.removeItem(name)
  } catch {
    // There were none.
  }
}
