import type { CommandSubject } from '#machines/interaction/commandRequest'
import { drop, keep, kept } from './browserStorage'
import { LEFT_UNDONE } from './lastSession'

// Plans end with their page, also when the session ends. The tab's storage keeps their remaining steps, as labels
// and ids only, until the same user signs in again.

/** An unfinished plan. */
export interface LeftUndone {
  /** "Stop, then delete". */
  label: string
  /** The subject of its last step. */
  subject: Omit<CommandSubject, 'state'>
  /** The completed steps: "Stop web-1". */
  done: readonly string[]
  /** The remaining steps, at least one. */
  left: readonly string[]
}

interface Kept {
  userId: string
  plans: readonly LeftUndone[]
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const isLeftUndone = (value: unknown): value is LeftUndone => {
  const { label, subject, done, left } = (value ?? {}) as Partial<LeftUndone>
  return (
    [label, subject?.kind, subject?.id, subject?.name].every((each) => typeof each === 'string') &&
    isTexts(done) &&
    isTexts(left)
  )
}

/** The stored plans; undefined for none, and for data of another version. */
function readKept(): Kept | undefined {
  try {
    const { userId, plans } = JSON.parse(kept('session', LEFT_UNDONE) ?? '{}') as Partial<Kept>
    return typeof userId === 'string' && Array.isArray(plans) && plans.every(isLeftUndone)
      ? { userId, plans }
      : undefined
  } catch {
    return undefined
  }
}

/** Stores the unfinished plans of a user. Without storage, they are lost with the page. */
export function keepLeftUndone(userId: string, plans: readonly LeftUndone[]) {
  if (plans.length > 0) keep('session', LEFT_UNDONE, JSON.stringify({ userId, plans } satisfies Kept))
}

/** Removes the stored plans. @returns those of this user; the plans of other users are dropped */
export function takeLeftUndone(userId: string): readonly LeftUndone[] {
  const found = readKept()
  drop('session', LEFT_UNDONE)
  return found?.userId === userId ? found.plans : []
}
