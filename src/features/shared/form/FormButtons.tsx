import { Button } from '../../../ui/Button'

interface FormButtonsProps {
  /** Id of the form that is submitted. */
  form: string
  submitLabel: string
  isSending: boolean
  /** The request takes so long that the form may be left. */
  isSlow: boolean
  onDismiss: () => void
  /** Why nothing can be submitted now. */
  disabledReason: string | undefined
}

const WAIT = { disabledReason: 'The control plane is about to answer' }

/** The way out of a form without saving; while the answer is near there is none. */
export const DismissButton = ({
  isSending,
  isSlow,
  onDismiss,
}: Pick<FormButtonsProps, 'isSending' | 'isSlow' | 'onDismiss'>) => (
  <Button tone="ghost" onClick={onDismiss} {...(isSending && !isSlow ? WAIT : {})}>
    {isSlow ? 'Leave' : 'Cancel'}
  </Button>
)

/** Cancel and submit, at the end of a panel or a dialog. */
export const FormButtons = ({ form, submitLabel, disabledReason, ...rest }: FormButtonsProps) => (
  <>
    <DismissButton {...rest} />
    <Button
      tone="primary"
      type="submit"
      form={form}
      busy={rest.isSending}
      {...(disabledReason ? { disabledReason } : {})}
    >
      {submitLabel}
    </Button>
  </>
)
