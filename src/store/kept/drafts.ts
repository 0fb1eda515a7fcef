import { regionNow } from '#src/regionTime'
import { DAY_MS } from '#src/durations'
import { drop, keep, keptJson, keptKeys } from './browserStorage'
import { modelled, type Modelled } from './keptModel'
import { isRecord } from '#model/isRecord'
import type { ConsolePart } from '../partRegistry'

// Unsaved values of forms. They survive the page, so that a lost session or a closed tab loses nothing. The
// browser's storage gets only the fields that a form lists: never secrets.

/** The user and form of a draft. */
export interface DraftKey {
  userId: string
  /** The place of the form, and a suffix if the place has several. */
  form: string
}

/** Changed fields by name, with their last values. */
export type Draft = Readonly<Record<string, unknown>>

/** The shape of a stored draft. Drafts of older consoles have no mark. */
const DRAFT_SCHEMA = 1

interface StoredDraft extends Modelled {
  schema: number
  /** When it was last written, in milliseconds since the epoch. */
  at: number
  values: Draft
}

const PREFIX = 'orrery.draft '
/** How long a draft is kept, in milliseconds. */
const LIFE_MS = 7 * DAY_MS
/** Maximum number of drafts; the oldest are deleted first. */
const MOST = 20

const storageKey = ({ userId, form }: DraftKey) => `${PREFIX}${userId} ${form}` as const

// The form finds the values that it has no field for: the steps between versions convert responses only.
const isStored = (value: unknown): value is Pick<StoredDraft, 'at' | 'values'> =>
  isRecord(value) && typeof value['at'] === 'number' && isRecord(value['values'])

function stored(name: `${typeof PREFIX}${string}`): Pick<StoredDraft, 'at' | 'values'> | undefined {
  const value = keptJson('local', name, isStored)
  return value && value.at > regionNow() - LIFE_MS ? value : undefined
}

const storedNames = () => keptKeys('local', PREFIX)

/** Deletes expired and surplus drafts. */
function tidy() {
  const newestFirst = storedNames()
    .map((name) => ({ name, at: stored(name)?.at ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
  for (const [index, { name, at }] of newestFirst.entries())
    if (at === 0 || index >= MOST) drop('local', name)
}

/** The drafts of a console. */
export class Drafts {
  /** Values that must not be stored, kept in memory. */
  private readonly inMemory = new Map<string, Draft>()

  /** The part of a draft that the browser's storage has: no secrets. */
  stored(key: DraftKey): Draft | undefined {
    return stored(storageKey(key))?.values
  }

  /** The draft of a form, if any; values in memory are lost after a reload. */
  read(key: DraftKey): Draft | undefined {
    const name = storageKey(key)
    const values = this.stored(key)
    const remembered = this.inMemory.get(name)
    return values || remembered ? { ...values, ...remembered } : undefined
  }

  /**
   * Stores a draft, replacing an earlier one.
   *
   * @param values values that may be stored
   * @param secrets values kept in memory only
   */
  keep(key: DraftKey, values: Draft, secrets: Draft = {}) {
    const name = storageKey(key)
    if (Object.keys(secrets).length === 0) this.inMemory.delete(name)
    else this.inMemory.set(name, secrets)
    const draft = { schema: DRAFT_SCHEMA, at: regionNow(), values }
    const text = JSON.stringify(modelled(draft) satisfies StoredDraft)
    // Without storage the draft lasts as long as the page.
    if (keep('local', name, text) !== undefined) this.inMemory.set(name, { ...values, ...secrets })
    else tidy()
  }

  drop(key: DraftKey) {
    const name = storageKey(key)
    this.inMemory.delete(name)
    drop('local', name)
  }

  /** Deletes all drafts of one user: after sign-out, another user may use this browser. */
  dropAllOf(userId: string) {
    const userPrefix = storageKey({ userId, form: '' })
    for (const name of this.inMemory.keys()) if (name.startsWith(userPrefix)) this.inMemory.delete(name)
    for (const name of storedNames()) if (name.startsWith(userPrefix)) drop('local', name)
  }
}

export const drafts: ConsolePart<unknown, Drafts> = { make: () => new Drafts(), end: undefined }
