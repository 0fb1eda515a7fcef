import { answerWords } from '#store/api/wire/errors'
import type { ApiError } from '#model/apiError'

/** Messages by field; undefined for a field without one. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** An error response of the region, with its messages by the fields that it belongs to. */
export interface Refusal {
  readonly error: ApiError
  readonly at: FieldErrors
}

/** Whether the region itself failed, so that it may have made the change: more than a field can say. */
const isInDoubt = (error: ApiError) => answerWords(error, true) !== answerWords(error)

/** The refusal of a form. Only a field that the form shows can say it. Rule: FORM-2. */
export const refusalOf = (
  error: ApiError,
  messages: FieldErrors,
  isShown: (field: string) => boolean,
): Refusal => ({
  error,
  at: Object.fromEntries(
    Object.entries(messages).filter(
      ([field, message]) => message !== undefined && !isInDoubt(error) && isShown(field),
    ),
  ),
})

/** Whether the refusal belongs to no field of the form, so that a box at its top says it. */
export const isOfForm = ({ at }: Refusal): boolean => Object.keys(at).length === 0

/** Whether a field still says the refusal: its next change replaces the message. */
export const isSaidAtField = ({ at }: Refusal, errors: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(at).some(([field, message]) => errors[field] === message)
