import type { Draft } from '#store/kept/drafts'
import { isRecord } from '#model/isRecord'
import type { FormValues } from './FormFields'

/**
 * Whether a value has the same kind as the form's initial value, in its parts too: a field that begins empty has a text
 * or a number. A null and a list without items say nothing of what may follow.
 */
function isOfKind(value: unknown, initial: unknown): boolean {
  if (initial === null || initial === undefined) return true
  if (initial === '') return typeof value !== 'object' || value === null
  if (Array.isArray(initial))
    return (
      Array.isArray(value) &&
      value.every((item) => item !== null && (initial.length === 0 || isOfKind(item, initial[0])))
    )
  if (!isRecord(initial)) return typeof value === typeof initial
  return isRecord(value) && Object.entries(value).every(([name, part]) => isOfKind(part, initial[name]))
}

/** A draft, divided by whether the form has the fields. */
interface Fitted {
  fits: Draft
  /** Values without a field, or with a field of another type. */
  left: Draft
}

/** Divides a draft into values that the form has a field for, and others: the form may have changed since. */
export function fitting(draft: Draft, initial: FormValues, names: readonly string[]): Fitted {
  const isPart = ([name, value]: readonly [string, unknown]) =>
    names.includes(name) && isOfKind(value, initial[name])
  const parts = Object.entries(draft)
  return {
    fits: Object.fromEntries(parts.filter(isPart)),
    left: Object.fromEntries(parts.filter((part) => !isPart(part))),
  }
}

/** The values of a draft as a text to copy: a line for each field. */
export const draftText = (draft: Draft): string =>
  Object.entries(draft)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n')
