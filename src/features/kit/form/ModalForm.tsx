import { useId, useState, type ReactNode } from 'react'
import { Dialog } from '#ui/overlays/Dialog'
import { failureTitle } from '#features/kit/errors/failureTitle'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { FormButtons } from './FormButtons'
import { LeaveDialog } from './LeaveGuard'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'
import { FormFields, type FormValues } from './FormFields'

type ModalFormProps<Values extends FormValues, Saved> = ResourceFormProps<Values, Saved> & {
  draft?: undefined
  title: string
  /** The text of the button that submits. Default: the title. */
  submitLabel?: string
  onDismiss: () => void
  children: ReactNode
  /** Why the present values cannot be submitted. */
  disabledReason?: (values: Values) => string | undefined
}

/**
 * A small form in a dialog. An error is shown inside, and the dialog stays open; what was typed in
 * it is discarded after a question only. It has one or two fields and no draft:
 * a longer form is a panel.
 */
export function ModalForm<Values extends FormValues, Saved>({
  title,
  submitLabel = title,
  children,
  disabledReason,
  ...rest
}: ModalFormProps<Values, Saved>) {
  const { formStore, form, serverError, fieldRefusal, dismiss, isUnsaved, isSending, isSlow, code } =
    useResourceForm(rest, title)
  const [isAsked, setAsked] = useState(false)
  const leave = () => (isUnsaved() ? setAsked(true) : dismiss())
  const id = useId()
  const reason = disabledReason?.(formStore.values)
  return (
    <Dialog
      open
      onDismiss={leave}
      title={title}
      size="medium"
      footer={
        <FormButtons
          form={id}
          submitLabel={submitLabel}
          isSending={isSending}
          isSlow={isSlow}
          refusal={fieldRefusal}
          onDismiss={leave}
          disabledReason={reason}
          code={code}
        />
      }
    >
      <FormFields store={formStore}>
        <form ref={form} id={id} onSubmit={formStore.handleSubmit} noValidate autoComplete="off">
          <SlowNotice isSlow={isSlow} />
          {serverError && <ErrorNotice isChange error={serverError} title={failureTitle(submitLabel)} />}
          {children}
        </form>
      </FormFields>
      <LeaveDialog open={isAsked} onKeep={() => setAsked(false)} onLeave={dismiss} />
    </Dialog>
  )
}
