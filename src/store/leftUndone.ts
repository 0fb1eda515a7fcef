import type { CommandSubject } from '#machines/interaction/commandRequest'
import { drop, keep, kept } from './browserStorage'
import { LEFT_UNDONE } from './lastSession'

// Plans end with their page, also when that is left because the session has ended. What they left undone is kept for the
// tab, by words and ids alone, until the same user is back.

/** A plan that was not finished. */
export interface LeftUndone {
  /** "Stop, then delete". */
  label: string
  /** The subject of its last step. */
  subject: Pick<CommandSubject, 'kind' | 'id' | 'name'>
  /** The steps that were done: "Stop web-1". */
  done: readonly string[]
  /** The steps that were not, at least one. */
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

/** The kept plans; undefined for none, and for data of another version. */
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

/** Keeps what a user's plans leave undone. Without storage, it is forgotten with the page. */
export function keepLeftUndone(userId: string, plans: readonly LeftUndone[]) {
  if (plans.length > 0) keep('session', LEFT_UNDONE, JSON.stringify({ userId, plans } satisfies Kept))
}

/** Takes out what was kept. @returns the plans of this user: those of anyone else are not shown, and not kept either */
export function takeLeftUndone(userId: string): readonly LeftUndone[] {
  const found = readKept()
  drop('session', LEFT_UNDONE)
  return found?.userId === userId ? found.plans : []
}
