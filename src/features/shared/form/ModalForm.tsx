import { FormikProvider, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { Dialog } from '../../../ui/Dialog'
import { couldNot } from '../couldNot'
import { RefusalNotice } from '../RefusalNotice'
import { SlowNotice } from '../SlowNotice'
import { FormButtons } from './FormButtons'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'

interface ModalFormProps<Values extends FormikValues, Saved> extends Omit<
  ResourceFormProps<Values, Saved>,
  'draft'
> {
  title: string
  submitLabel: string
  onDismiss: () => void
  children: ReactNode
  /** Why nothing can be submitted now, given what is typed. */
  disabledReason?: (values: Values) => string | undefined
}

/**
 * A small form in a dialog. A refusal is shown inside, and the dialog stays open. It holds a choice or two and keeps no
 * draft: a form with more to type is a panel.
 */
export function ModalForm<Values extends FormikValues, Saved>({
  title,
  submitLabel,
  onDismiss,
  children,
  disabledReason,
  ...rest
}: ModalFormProps<Values, Saved>) {
  const { formik, form, refusal, dismiss, isSending, isSlow } = useResourceForm(rest, title)
  const leave = () => dismiss(onDismiss)
  const id = useId()
  const reason = disabledReason?.(formik.values)
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
          onDismiss={leave}
          disabledReason={reason}
        />
      }
    >
      <FormikProvider value={formik}>
        <form ref={form} id={id} onSubmit={formik.handleSubmit} noValidate autoComplete="off">
          <SlowNotice isSlow={isSlow} />
          {refusal && <RefusalNotice error={refusal} title={couldNot(submitLabel)} />}
          {children}
        </form>
      </FormikProvider>
    </Dialog>
  )
}
