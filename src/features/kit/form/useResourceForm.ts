import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ObjectSchema, AnyObject } from 'yup'
import { isApiError, type ApiError } from '#store/model/apiError'
import { useAppStore } from '#store/hooks'
import { useNotify } from '#features/kit/errors/useNotify'
import { useIsSlow } from '#features/kit/queries/useIsSlow'
import { useDraft, type DraftFields } from './useDraft'
import { useOutcomeNotice } from './useOutcomeNotice'
import { useSubmitKey } from './useSubmitKey'
import { useFormStore, type FormValues } from './FormFields'

/** Thrown by `send` when the user cancels: nothing was saved and nothing failed. */
export class SubmitCancelled extends Error {}

/** The notice of a success: its words, or these with a link to what was made. */
type SavedNotice = string | { title: string; link?: { label: string; to: string } | undefined }

/**
 * The end of a form. `saved` returns the notice of a success, or undefined for none. `onSaved` does what follows it; by
 * default the form is left as by Cancel. A form without `saved` shows a success by what follows.
 */
type FormEnd<Values extends FormValues, Saved> =
  | {
      saved: (answer: Saved, values: Values) => SavedNotice | undefined
      onSaved?: (answer: Saved, values: Values) => void
    }
  | { saved?: undefined; onSaved: (answer: Saved, values: Values) => void }

/** The props of every form shell. Values have the shape of the form; `send` translates them into a request. */
export type ResourceFormProps<Values extends FormValues, Saved> = FormEnd<Values, Saved> & {
  initial: Values
  schema: ObjectSchema<AnyObject>
  /**
   * Sends the request. @throws an {@link ApiError}, or {@link SubmitCancelled}; the typed values are kept.
   *
   * @param ask called before the user is asked something, so that the form does not wait for the region meanwhile
   */
  send: (values: Values, ask: () => void) => Promise<Saved>
  /** Messages for the fields that a server error belongs to, usually a name that is taken. */
  fieldErrorsFrom?: (serverError: ApiError, values: Values) => FieldErrors | Promise<FieldErrors>
  /** Shows errors while typing, not only after the first submit. */
  validateAtOnce?: boolean
  /** Moves the focus to an error; by default to the first invalid field. */
  focusError?: (form: HTMLFormElement) => void
  /** The fields that survive a lost session or a closed tab; none by default. */
  draft?: DraftFields<Values>
}

/** The props of a form shell, with what Cancel does. */
export type LeavableForm<Values extends FormValues, Saved> = ResourceFormProps<Values, Saved> & {
  onDismiss: () => void
}

type FieldErrors = Readonly<Record<string, string | undefined>>

/** The message at the name of a form, for a name that is taken. */
export const takenName = ({ errorCode, message }: ApiError, values: FormValues): FieldErrors => ({
  name: errorCode === 'ObjectAlreadyExists' && 'name' in values ? message : undefined,
})

/** Announces a success, and then does what follows. */
export function succeed<Values extends FormValues, Saved>(
  { saved, onDismiss, onSaved = onDismiss }: LeavableForm<Values, Saved>,
  notify: ReturnType<typeof useNotify>,
  answer: Saved,
  values: Values,
) {
  const notice = saved?.(answer, values)
  if (typeof notice === 'string') notify(notice)
  else if (notice) notify(notice.title, notice.link)
  onSaved(answer, values)
}

/** Focuses the first invalid field and scrolls its message into view: a browser scrolls only the control. */
function focusFirst(form: HTMLFormElement) {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  control?.focus()
  const message = control?.getAttribute('aria-describedby')?.split(' ').at(-1)
  if (message) document.getElementById(message)?.scrollIntoView({ block: 'nearest' })
}

const nothing: DraftFields<FormValues> = { fields: [] }

/** The parts of a form that an answer reaches. */
interface FormReach {
  form: RefObject<HTMLFormElement | null>
  /** Shows a message of the server at a field. */
  showAt: (field: string, message: string) => void
  /** The values are saved: nothing of them is kept any more. */
  end: () => void
}

/** Sends a form, and shows or announces what comes back. One exchange at a time. */
function useExchange<Values extends FormValues, Saved>(
  props: LeavableForm<Values, Saved>,
  title: string,
  reach: FormReach,
) {
  const { schema, send, onDismiss, fieldErrorsFrom = takenName } = props
  const saved = useRef(false)
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const [serverError, setServerError] = useState<ApiError>()
  const outcome = useOutcomeNotice(title)
  const notify = useNotify()
  const { log } = useAppStore()

  async function submit(values: Values) {
    // Ignores a second click while the first one is being validated.
    if (sending.current) return
    sending.current = true
    setSending(true)
    setServerError(undefined)
    try {
      await exchange(values)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  async function exchange(values: Values) {
    const asked = log.cause
    let answer: Saved
    try {
      answer = await send(schema.cast(values) as Values, () => setSending(false))
    } catch (error) {
      return refused(error, values)
    }
    saved.current = true
    reach.end()
    // The response is the cause of what follows; one without a body has no entry in the log.
    log.within(log.entryOf(answer) ?? asked, () => {
      if (outcome.isLeft()) outcome.announceSaved(values)
      else succeed(props, notify, answer, values)
    })
  }

  async function refused(error: unknown, values: Values) {
    if (error instanceof SubmitCancelled) return
    if (!isApiError(error)) throw error
    if (outcome.isLeft()) {
      outcome.announceError(error)
      return
    }
    setServerError(error)
    // Scrolls to the error at the top: the submit button of a long form is at its end.
    reach.form.current?.scrollIntoView({ block: 'start' })
    for (const [field, message] of Object.entries(await fieldErrorsFrom(error, values)))
      if (message !== undefined) reach.showAt(field, message)
  }

  const isSlow = useIsSlow(isSending)
  /** Leaves the form, unless a response is expected soon. A slow request continues and announces its result. */
  function dismiss() {
    if (sending.current && !isSlow) return
    if (sending.current) outcome.leave()
    onDismiss()
  }

  return {
    submit,
    dismiss,
    serverError,
    forgetError: () => setServerError(undefined),
    /** The request is running; validation alone does not count. */
    isSending,
    /** The request is slow, so the form can be left. */
    isSlow,
    /** Whether the values are saved, or on their way. */
    isSent: () => saved.current || sending.current,
  }
}

/**
 * Submits a form to the server. Validation runs on submit, and after that on every change; the first invalid
 * field gets the focus. A name that is taken is also shown at its field. Rules: FORM-1, FORM-2.
 *
 * @param title the form's title in a notification, if it was left before the response arrived
 */
export function useResourceForm<Values extends FormValues, Saved>(
  props: LeavableForm<Values, Saved>,
  title: string,
) {
  const {
    initial,
    schema,
    focusError = focusFirst,
    validateAtOnce = false,
    draft: draftFields = nothing,
  } = props
  const form = useRef<HTMLFormElement>(null)
  useSubmitKey(form)
  const [submitted, setSubmitted] = useState(false)
  const { submit, forgetError, isSent, ...exchange } = useExchange(props, title, {
    form,
    showAt: (field, message) => formStore.setFieldError(field, message),
    end: () => draft.end(),
  })
  const formStore = useFormStore<Values>({
    initial,
    schema,
    validatesChanges: validateAtOnce || submitted,
    onSubmit: submit,
  })
  const draft = useDraft(formStore, draftFields as DraftFields<Values>)

  useEffect(() => {
    if (formStore.submitCount === 0) return
    setSubmitted(true)
    if (formStore.isSubmitting) return
    // After this task, once the fields show their errors.
    queueMicrotask(() => form.current && focusError(form.current))
    // Only a submit moves the focus; a change that makes another field invalid must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [formStore.submitCount, formStore.isSubmitting])

  function discard() {
    draft.discard()
    forgetError()
    setSubmitted(false)
    // Moves the focus, because the pressed button is removed with its notice.
    form.current?.querySelector<HTMLElement>('input:not(:disabled), textarea, select')?.focus()
  }

  return {
    formStore,
    form,
    draft: { ...draft, discard },
    ...exchange,
    /** Whether leaving now would lose something; the result of a running request is announced instead. */
    isUnsaved: () => formStore.dirty && !isSent(),
  }
}
