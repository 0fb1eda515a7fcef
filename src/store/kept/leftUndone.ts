import type { CommandSubject } from '#machines/interaction/commandRequest'
import { isRecord } from '#model/isRecord'
import { drop, keep, keptJson } from './browserStorage'
import { LEFT_UNDONE } from './lastSession'
import { noteUnreadable } from './noteUnreadable'

// Plans, batches and uploads end with their page, also when the session ends. The tab's storage keeps what is left of
// them, as words and ids only, until the same user signs in again.

/** A plan, a batch, an upload or a command that the end of the session has left undone. */
export interface LeftUndone {
  /** "Stop, then delete". */
  label: string
  /** What it was about: of a plan, the subject of its last step. */
  subject: Omit<CommandSubject, 'state'>
  /** The completed steps: "Stop web-1". */
  done: readonly string[]
  /** The remaining steps or rows: nothing was sent for them. */
  left: readonly string[]
  /** Those whose request had no answer yet: they may have been done or not. Without them, `left` has at least one. */
  unsure?: readonly string[]
  /** Where it begins again; by default the page of its subject. */
  link?: { label: string; to: string }
  /** The rows to select there: none that may have been done. */
  keys?: readonly string[]
}

interface Kept {
  userId: string
  /** Plans, and all else that was left undone. */
  plans: readonly LeftUndone[]
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

/** A path of this console, and not an address of another origin. */
const isPath = (to: unknown) => typeof to === 'string' && /^\/(?!\/)/.test(to)

const isLeftUndone = (value: unknown): value is LeftUndone => {
  if (!isRecord(value) || !isRecord(value['subject'])) return false
  const { label, subject, done, left, unsure = [], link, keys = [] } = value
  return (
    [label, subject['kind'], subject['id'], subject['name'], subject['part'] ?? ''].every(isText) &&
    (link === undefined || (isRecord(link) && isText(link['label']) && isPath(link['to']))) &&
    [done, left, unsure, keys].every(isTexts)
  )
}

const isKept = (value: unknown): value is { userId: string; plans: readonly unknown[] } =>
  isRecord(value) && isText(value['userId']) && Array.isArray(value['plans'])

/** What is stored; undefined for nothing. */
function readKept(): Kept | undefined {
  const found = keptJson('session', LEFT_UNDONE, isKept)
  if (!found) return undefined
  const plans = found.plans.filter(isLeftUndone)
  const { userId } = found
  if (plans.length < found.plans.length)
    noteUnreadable('session', LEFT_UNDONE, JSON.stringify({ userId, plans } satisfies Kept))
  return { userId, plans }
}

/** Stores what a user has left undone, with what is stored already. Without storage, it is lost with the page. */
export function keepLeftUndone(userId: string, left: readonly LeftUndone[]) {
  if (left.length === 0) return
  const stored = readKept()
  const before = stored?.userId === userId ? stored.plans : []
  // The last step of a plan is a command, too.
  const isNamed = ({ subject: { id } }: LeftUndone) =>
    id !== '' && before.some(({ subject }) => subject.id === id)
  const plans = [...before, ...left.filter((each) => !isNamed(each))]
  keep('session', LEFT_UNDONE, JSON.stringify({ userId, plans } satisfies Kept))
}

/** Removes what is stored. @returns that of this user; that of other users is dropped */
export function takeLeftUndone(userId: string): readonly LeftUndone[] {
  const found = readKept()
  drop('session', LEFT_UNDONE)
  return found?.userId === userId ? found.plans : []
}
