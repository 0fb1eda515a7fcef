import { useEffect, useRef, useState, type RefObject } from 'react'
import { useActors, useAppStore } from '#store/hooks'
import { useIsSlow } from '#features/kit/queries/useIsSlow'
import { useDraft, type DraftFields } from './useDraft'
import { useOutcomeNotice } from './useOutcomeNotice'
import { useSubmitKey } from './useSubmitKey'
import { findField } from './ErrorSummary'
import type { AskCode } from '#features/kit/code/code'
import { announceEnd, exchange, type FormEnd, type FormRequest } from './exchange'
import { useFormStore, type FormStore, type FormValues } from './FormFields'
import { isOfForm, isSaidAtField, type Refusal } from './refusal'

/** The props of every form shell. Values have the shape of the form; `send` translates them into a request. */
export type ResourceFormProps<Values extends FormValues, Saved> = FormEnd<Values, Saved> &
  FormRequest<Values, Saved> & {
    initial: Values
    /** Shows errors while typing, not only after the first submit. */
    validateAtOnce?: boolean
    /** Moves the focus to an error; by default to the first invalid field. */
    focusError?: (form: HTMLFormElement) => void
    /** The fields that survive a lost session or a closed tab; none by default. */
    draft?: DraftFields<Values>
    /**
     * The code of a form that is not sent by what its `send` is given; `none` for one that sends no change. Without it, the
     * form is rehearsed. Rule: CODE-1.
     */
    code?: 'none' | ((values: Values) => AskCode)
  }

/** The props of a form shell, with what Cancel does. */
export type LeavableForm<Values extends FormValues, Saved> = ResourceFormProps<Values, Saved> & {
  onDismiss: () => void
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
interface FormReach<Values> {
  /** The values that the form was opened with. */
  was: () => Values
  form: RefObject<HTMLFormElement | null>
  /** Shows a message of the server at a field. */
  showAt: (field: string, message: string) => void
  /** Whether the form shows the message of a field. */
  isShown: (field: string) => boolean
  /** The values are saved: nothing of them is kept any more. */
  end: () => void
}

/** Sends a form, and shows or announces what comes back. One exchange at a time. */
function useExchange<Values extends FormValues, Saved>(
  props: LeavableForm<Values, Saved>,
  title: string,
  reach: FormReach<Values>,
) {
  const { onDismiss } = props
  const saved = useRef(false)
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const outcome = useOutcomeNotice(title)
  const runWithActors = useActors()
  const store = useAppStore()
  const { log } = store

  async function submit(values: Values) {
    // Ignores a second click while the first one is being validated.
    if (sending.current) return
    sending.current = true
    setSending(true)
    setRefusal(undefined)
    try {
      await run(values)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  async function run(values: Values) {
    const asked = log.cause
    const end = await exchange(props, values, {
      was: reach.was(),
      store,
      by: log.actOf(asked),
      ask: () => setSending(false),
      isLeft: outcome.isLeft,
      isShown: reach.isShown,
    })
    if (end.is === 'cancelled') return
    if (end.is === 'refused') return refused(end.refusal)
    const { answer, line } = end
    saved.current = true
    reach.end()
    // The response is the cause of what follows; one without a body has no entry in the log.
    log.within(log.entryOf(answer) ?? asked, () => {
      const birth = props.born?.(answer, values)
      if (birth) runWithActors(`Could not watch ${birth.subject.name}`, ({ follow }) => follow(birth, line))
      if (outcome.isLeft()) {
        const words = birth ? undefined : (props.savedLater ?? props.saved)?.(answer, values)
        // A name alone does not say of which form it is.
        if (typeof words === 'object') announceEnd(store, words, line)
        else outcome.announceSaved(values, line)
        return
      }
      announceEnd(store, props.saved?.(answer, values), line, birth !== undefined)
      const { onSaved = onDismiss } = props
      onSaved(answer, values)
    })
  }

  function refused(next: Refusal) {
    if (outcome.isLeft()) {
      outcome.announceError(next.error)
      return
    }
    setRefusal(next)
    for (const [field, message] of Object.entries(next.at))
      if (message !== undefined) reach.showAt(field, message)
    // Scrolls to the error at the top: the submit button of a long form is at its end.
    if (isOfForm(next)) reach.form.current?.scrollIntoView({ block: 'start' })
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
    refusal,
    forgetError: () => setRefusal(undefined),
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
 * field gets the focus. Errors of a field are shown at the field. Rule: FORM-2.
 *
 * @param title the form's title in a notification, if it was left before the response arrived
 * @param listed the fields whose errors the form lists, also while they are not mounted
 */
export function useResourceForm<Values extends FormValues, Saved>(
  props: LeavableForm<Values, Saved>,
  title: string,
  listed: Readonly<Record<string, string>> = {},
) {
  const {
    initial,
    schema,
    focusError = focusFirst,
    validateAtOnce = false,
    draft: draftFields = nothing,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const store = useAppStore()
  useSubmitKey(form)
  const { submit, forgetError, isSent, refusal, ...sending } = useExchange<Values, Saved>(props, title, {
    form,
    showAt: (field, message) => formStore.refuse(field, message),
    isShown: (field) => field in listed || (form.current !== null && findField(form.current, field) !== null),
    end: () => draft.end(),
    was: (): Values => formStore.initialValues,
  })
  const formStore: FormStore<Values> = useFormStore<Values>({
    initial,
    schema,
    validatesChanges: validateAtOnce,
    onSubmit: submit,
  })
  const draft = useDraft(formStore, draftFields as DraftFields<Values>)

  useEffect(() => {
    if (formStore.submitCount === 0) return
    if (formStore.isSubmitting) return
    // After this task, once the fields show their errors.
    queueMicrotask(() => form.current && focusError(form.current))
    // Only a submit moves the focus; a change that makes another field invalid must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [formStore.submitCount, formStore.isSubmitting])

  /** The requests that the form would send with its present values. */
  const code = (): ReturnType<AskCode> =>
    import('./formCode').then(({ codeOfForm }) =>
      codeOfForm(props, formStore.values, { was: formStore.initialValues, store }),
    )

  function discard() {
    draft.discard()
    forgetError()
    // Moves the focus, because the pressed button is removed with its notice.
    form.current?.querySelector<HTMLElement>('input:not(:disabled), textarea, select')?.focus()
  }

  return {
    formStore,
    form,
    draft: { ...draft, discard },
    /** The requests behind the form; undefined if it sends none. */
    code: props.code === 'none' ? undefined : code,
    ...sending,
    /** A refusal that belongs to no field. */
    serverError: refusal && isOfForm(refusal) ? refusal.error : undefined,
    /** A refusal that a field says. */
    fieldRefusal: refusal && isSaidAtField(refusal, formStore.errors) ? refusal.error : undefined,
    /** Whether leaving now would lose something; the result of a running request is announced instead. */
    isUnsaved: () => formStore.dirty && !isSent(),
  }
}
