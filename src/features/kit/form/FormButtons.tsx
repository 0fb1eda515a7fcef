import { Button } from '#ui/actions/Button'

interface FormButtonsProps {
  /** Id of the form that is submitted. */
  form: string
  submitLabel: string
  isSending: boolean
  /** The request is slow, so the form can be left. */
  isSlow: boolean
  onDismiss: () => void
  /** Why the form cannot be submitted now. */
  disabledReason: string | undefined
}

const WAIT = 'Waiting for the region to answer'

/** Leaves the form without saving; disabled while a response is expected soon. */
export const DismissButton = ({
  isSending,
  isSlow,
  onDismiss,
}: Pick<FormButtonsProps, 'isSending' | 'isSlow' | 'onDismiss'>) => (
  <Button tone="ghost" onClick={onDismiss} disabledReason={isSending && !isSlow ? WAIT : undefined}>
    {isSlow ? 'Leave' : 'Cancel'}
  </Button>
)

/** Cancel and submit, at the end of a form. */
export const FormButtons = ({ form, submitLabel, disabledReason, ...rest }: FormButtonsProps) => (
  <>
    <DismissButton {...rest} />
    <Button tone="primary" type="submit" form={form} busy={rest.isSending} disabledReason={disabledReason}>
      {submitLabel}
    </Button>
  </>
)
