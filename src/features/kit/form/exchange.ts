import type { Act } from '#machines/interaction/commandRequest'
import { savesOf } from '#store/ledger/saves'
import type { PlanStep } from '#store/commands/plan'
import type { Save } from '#store/commands/saving'
import { isApiError, type ApiError } from '#model/apiError'
import type { Birth } from '#store/commands/birth'
import { endWords, type EndWords } from '#store/commands/end'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import { noticeShown } from '#store/slices/notices'
import type { AppStore } from '#store/store'
import type { FormSchema, FormValues } from './FormFields'
import { refusalOf, type FieldErrors, type Refusal } from './refusal'

/** Thrown by `send` when the user cancels: nothing was saved and nothing failed. */
export class SubmitCancelled extends Error {}

/** What the form has made, if that is at rest only later: its end is said then. */
type Born<Values, Saved> = (answer: Saved, values: Values) => Birth | undefined

/** What a notification says of a success, with what comes next; undefined for none. */
type WordsOf<Values, Saved> = (answer: Saved, values: Values) => string | EndWords | undefined

/**
 * The end of a form. `saved` has the words of a success. `onSaved` does what follows it; by default the form is left as by
 * Cancel. A form without `saved` shows a success by what follows; `savedLater` has the words if it was left before.
 */
export type FormEnd<Values extends FormValues, Saved> =
  | {
      saved: WordsOf<Values, Saved>
      savedLater?: undefined
      onSaved?: (answer: Saved, values: Values) => void
      born?: Born<Values, Saved>
    }
  | {
      saved?: undefined
      savedLater?: WordsOf<Values, Saved>
      onSaved: (answer: Saved, values: Values) => void
      born?: undefined
    }

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
  /**
   * Takes the commands that the form runs by itself, in the place of running them, where only what would be sent is asked
   * for. Rule: CODE-1.
   */
  rehearse?: (steps: readonly PlanStep[]) => Promise<void>
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
 * Announces the end of a form, and keeps what comes next in the line of the activity. The beginning of what is at rest only
 * later is said to screen readers alone: the page that follows shows it, and its end is said then.
 *
 * @param line of the change
 * @param isBirth whether the form has made something that is at rest only later
 */
export function announceEnd(
  store: AppStore,
  words: string | EndWords | undefined,
  line: string | undefined,
  isBirth = false,
) {
  const end = endWords(words)
  if (!end) return
  const { says: title, next: link, copy } = end
  store.dispatch(
    noticeShown({
      tone: 'success',
      title,
      line,
      ...(link && { link }),
      ...(copy && { copy }),
      ...(isBirth && { isSpoken: true }),
    }),
  )
  if (line !== undefined && !isBirth && (link || copy))
    consolePartOf(store, ledgerPart).write(line, { is: 'settled', as: 'done', outcome: { end } })
}
