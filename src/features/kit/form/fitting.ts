import type { Draft } from '#store/kept/drafts'
import { isRecord } from '#store/model/isRecord'
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

/** The part of a draft that the form has: a draft may be of another version of the form, or be wrong. */
export const fitting = (draft: Draft, initial: FormValues, names: readonly string[]): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => names.includes(name) && isOfKind(value, initial[name])),
  )
