import { FormikProvider, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { couldNot } from '../couldNot'
import { RefusalNotice } from '../RefusalNotice'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'

interface ModalFormProps<Values extends FormikValues, Saved> extends ResourceFormProps<Values, Saved> {
  title: string
  submitLabel: string
  onDismiss: () => void
  children: ReactNode
  /** Why nothing can be submitted now, given what is typed. */
  disabledReason?: (values: Values) => string | undefined
}

/** A small form in a dialog. A refusal is shown inside, and the dialog stays open. */
export function ModalForm<Values extends FormikValues, Saved>({
  title,
  submitLabel,
  onDismiss,
  children,
  disabledReason,
  ...rest
}: ModalFormProps<Values, Saved>) {
  const { formik, form, refusal } = useResourceForm(rest)
  const id = useId()
  const reason = disabledReason?.(formik.values)
  return (
    <Dialog
      open
      onDismiss={onDismiss}
      title={title}
      size="medium"
      footer={
        <>
          <Button tone="ghost" onClick={onDismiss}>
            Cancel
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={id}
            busy={formik.isSubmitting}
            {...(reason ? { disabledReason: reason } : {})}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormikProvider value={formik}>
        <form ref={form} id={id} onSubmit={formik.handleSubmit} noValidate autoComplete="off">
          {refusal && <RefusalNotice error={refusal} title={couldNot(submitLabel)} />}
          {children}
        </form>
      </FormikProvider>
    </Dialog>
  )
}
