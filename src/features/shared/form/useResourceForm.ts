import { useFormik, type FormikHelpers, type FormikValues } from 'formik'
import { useEffect, useRef, useState } from 'react'
import type { ObjectSchema, AnyObject } from 'yup'
import { isApiError, type ApiError } from '../../../store/model/apiError'
import { useIsSlow } from '../useIsSlow'
import { useDraft, type DraftFields } from './useDraft'
import { useOutcomeNotice } from './useOutcomeNotice'

/** Thrown by `send` when the person changed their mind: nothing was saved, and nothing was refused. */
export class Abandoned extends Error {}

/** What every form shell takes. Values have the shape of the form; `send` translates them into a request. */
export interface ResourceFormProps<Values extends FormikValues, Saved> {
  initial: Values
  schema: ObjectSchema<AnyObject>
  /** Sends the request. @throws the {@link ApiError} of a refusal, or {@link Abandoned}; what was typed is kept. */
  send: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved, values: Values) => void
  /** The fields a refusal is about, and what to say there. Usually that is a name that is taken. */
  faultsOf?: (refusal: ApiError, values: Values) => FieldFaults | Promise<FieldFaults>
  /** Says what is wrong while it is typed, not only from the first submit on. */
  validateAtOnce?: boolean
  /** Takes the focus to what is wrong; usually to the first field at fault. */
  focusFault?: (form: HTMLFormElement) => void
  /** Which fields survive a lost session or a closed tab; without it none does. */
  draft?: DraftFields<Values>
}

type FieldFaults = Readonly<Record<string, string>>

const takenName = ({ errorCode, message }: ApiError, values: FormikValues): FieldFaults =>
  errorCode === 'ObjectAlreadyExists' && 'name' in values ? { name: message } : {}

/** Focuses the first field at fault, with its message in sight: a browser scrolls only the control itself. */
function focusFirst(form: HTMLFormElement) {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  control?.focus()
  const message = control?.getAttribute('aria-describedby')?.split(' ').at(-1)
  if (message) document.getElementById(message)?.scrollIntoView({ block: 'nearest' })
}

const nothing: DraftFields<FormikValues> = { fields: [] }

/**
 * The conversation of a form with the server. Validation runs on submit, and from then on at every change; the first
 * field at fault gets the focus. A name that is taken is shown at the field as well. Source: project-screens §1.5.
 *
 * @param title what a notification calls the form, when it was left before the server answered
 */
export function useResourceForm<Values extends FormikValues, Saved>(
  {
    initial,
    schema,
    send,
    onSaved,
    faultsOf = takenName,
    focusFault = focusFirst,
    validateAtOnce = false,
    draft: draftFields = nothing,
  }: ResourceFormProps<Values, Saved>,
  title: string,
) {
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef(false)
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const [submitted, setSubmitted] = useState(false)
  const outcome = useOutcomeNotice(title)

  async function submit(values: Values, helpers: FormikHelpers<Values>) {
    // A second click while the first one was being validated.
    if (sending.current) return
    sending.current = true
    setSending(true)
    setRefusal(undefined)
    try {
      await exchange(values, helpers)
    } finally {
      sending.current = false
      setSending(false)
    }
  }

  async function exchange(values: Values, helpers: FormikHelpers<Values>) {
    let answer: Saved
    try {
      answer = await send(schema.cast(values) as Values)
    } catch (error) {
      if (error instanceof Abandoned) return
      if (!isApiError(error)) throw error
      if (outcome.isLeft()) {
        outcome.announceError(error)
        return
      }
      setRefusal(error)
      // The refusal is at the top; a long form has been submitted at its end.
      form.current?.scrollIntoView({ block: 'start' })
      for (const [field, message] of Object.entries(await faultsOf(error, values)))
        helpers.setFieldError(field, message)
      return
    }
    saved.current = true
    draft.end()
    if (outcome.isLeft()) outcome.announceSaved(values)
    else onSaved(answer, values)
  }

  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: validateAtOnce || submitted,
    onSubmit: submit,
  })
  const draft = useDraft(formik, draftFields as DraftFields<Values>)

  useEffect(() => {
    if (formik.submitCount === 0) return
    setSubmitted(true)
    if (!formik.isSubmitting && form.current) focusFault(form.current)
    // Only a submit moves the focus; a change that makes another field invalid must not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [formik.submitCount, formik.isSubmitting])

  function discard() {
    draft.discard()
    setRefusal(undefined)
    setSubmitted(false)
    // The button that was pressed goes with its notice.
    form.current?.querySelector<HTMLElement>('input:not(:disabled), textarea, select')?.focus()
  }

  const isSlow = useIsSlow(isSending)
  /** Leaves the form, unless its answer is near; once it takes long, the form is left and its end is announced. */
  function dismiss(leave: () => void) {
    if (sending.current && !isSlow) return
    if (sending.current) outcome.leave()
    leave()
  }

  return {
    formik,
    form,
    refusal,
    dismiss,
    draft: { ...draft, discard },
    /** The request is on its way; validation alone is not. */
    isSending,
    /** It is on its way for so long that the form may be left. */
    isSlow,
    /** Whether leaving now would lose something; what is on its way is announced instead. */
    isUnsaved: () => formik.dirty && !saved.current && !sending.current,
  }
}
