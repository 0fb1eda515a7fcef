import type { Act } from '#machines/interaction/commandRequest'
import { savesOf, type Save } from '#store/ledger/saves'
import { isApiError, type ApiError } from '#model/apiError'
import type { Birth } from '#store/commands/birth'
import type { AppStore } from '#store/store'
import type { useNotify } from '#features/kit/errors/useNotify'
import type { FormSchema, FormValues } from './FormFields'
import { refusalOf, type FieldErrors, type Refusal } from './refusal'

/** Thrown by `send` when the user cancels: nothing was saved and nothing failed. */
export class SubmitCancelled extends Error {}

/** The notice of a success: its words, or these with a link to what was made. */
type SavedNotice = string | { title: string; link?: { label: string; to: string } | undefined }

/** What the form has made, if that is at rest only later: its end is said then. */
type Born<Values, Saved> = (answer: Saved, values: Values) => Birth | undefined

/**
 * The end of a form. `saved` returns the notice of a success, or undefined for none. `onSaved` does what follows it; by
 * default the form is left as by Cancel. A form without `saved` shows a success by what follows.
 */
export type FormEnd<Values extends FormValues, Saved> =
  | {
      saved: (answer: Saved, values: Values) => SavedNotice | undefined
      onSaved?: (answer: Saved, values: Values) => void
      born?: Born<Values, Saved>
    }
  | { saved?: undefined; onSaved: (answer: Saved, values: Values) => void; born?: undefined }

/** The ways of a form to the region. */
export interface FormSending<Values = unknown> {
  /** Sends a change, with a line of the activity. @throws an {@link ApiError} */
  save: Save
  /** The act of the user that the form follows from. */
  by: Act | undefined
  /** Called before the user is asked something, so that the form does not wait for the region meanwhile. */
  ask: () => void
  /** The values that the form was opened with, for an update: only what differs from them is the user's change. */
  was: Values
}

/** How a form is sent, and what its fields say of a refusal. */
export interface FormRequest<Values extends FormValues, Saved> {
  schema: FormSchema
  /** Sends the request. @throws an {@link ApiError}, or {@link SubmitCancelled}; the typed values are kept. */
  send: (values: Values, sending: FormSending<Values>) => Promise<Saved>
  /** Messages for the fields that a server error belongs to. Without one, a name that is taken is said at the name. */
  fieldErrorsFrom?: (serverError: ApiError, values: Values) => FieldErrors | Promise<FieldErrors>
}

/** The page that a form is on. */
interface FormPage<Values> extends Pick<FormSending<Values>, 'was' | 'ask' | 'by'> {
  store: AppStore
  /** Whether the user has left the form: no field of it can say a refusal. */
  isLeft: () => boolean
  /** Whether the form shows the message of a field. */
  isShown: (field: string) => boolean
}

/** How an exchange ended. Saved, it has the line of the activity of its last change. */
type Exchanged<Saved> =
  | { is: 'saved'; answer: Saved; line: string | undefined }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'cancelled' }

/** The message at the name of a form, for a name that is taken. */
const takenName = ({ errorCode, message }: ApiError, values: FormValues): FieldErrors => ({
  name: errorCode === 'ObjectAlreadyExists' && 'name' in values ? message : undefined,
})

/** The messages of a refusal by field: those of the form itself, or that of a name that is taken. */
async function messagesFor<Values extends FormValues>(
  error: ApiError,
  values: Values,
  fieldErrorsFrom: FormRequest<Values, unknown>['fieldErrorsFrom'],
): Promise<FieldErrors> {
  const own = (await fieldErrorsFrom?.(error, values)) ?? {}
  return Object.values(own).some(Boolean) ? own : takenName(error, values)
}

/**
 * Sends the values of a form, which are valid, and sorts what comes back.
 *
 * @throws what `send` throws, if it is neither an {@link ApiError} nor {@link SubmitCancelled}
 */
export async function exchange<Values extends FormValues, Saved>(
  { schema, send, fieldErrorsFrom }: FormRequest<Values, Saved>,
  values: Values,
  { store, by, was, ask, isLeft, isShown }: FormPage<Values>,
): Promise<Exchanged<Saved>> {
  const saves = savesOf(store, by)
  try {
    const seen = schema.cast(was, { assert: false }) as Values
    const sending = { save: saves.save, by, ask, was: seen }
    const answer = await send(schema.cast(values) as Values, sending)
    return { is: 'saved', answer, line: saves.line }
  } catch (error) {
    if (error instanceof SubmitCancelled) return { is: 'cancelled' }
    if (!isApiError(error)) throw error
    const messages = isLeft() ? {} : await messagesFor(error, values, fieldErrorsFrom)
    return { is: 'refused', refusal: refusalOf(error, messages, isShown) }
  }
}

/**
 * Announces a success, and then does what follows. The beginning of what is at rest only later is said to screen readers
 * alone: the page that follows shows it.
 */
export function succeed<Values extends FormValues, Saved>(
  { saved, onDismiss, onSaved = onDismiss }: FormEnd<Values, Saved> & { onDismiss: () => void },
  notify: ReturnType<typeof useNotify>,
  { answer, line, birth }: { answer: Saved; line: string | undefined; birth?: Birth | undefined },
  values: Values,
) {
  const notice = saved?.(answer, values)
  const words = typeof notice === 'string' ? { title: notice } : notice
  if (words) notify(words.title, words.link, line, birth !== undefined)
  onSaved(answer, values)
}
