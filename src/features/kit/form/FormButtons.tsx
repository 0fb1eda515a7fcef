import type { ApiError } from '#model/apiError'
import { Button } from '#ui/actions/Button'
import button from '#ui/actions/Button.module.css'
import { CopyErrorReport } from '#features/kit/errors/CopyErrorReport'
import { RequestId } from '#features/kit/errors/RequestId'
import { ShowCode } from '#features/kit/code/ShowCode'
import type { AskCode } from '#features/kit/code/code'
import styles from './FormButtons.module.css'

interface FormButtonsProps {
  /** Id of the form that is submitted. */
  form: string
  submitLabel: string
  isSending: boolean
  /** The request is slow, so the form can be left. */
  isSlow: boolean
  onDismiss: () => void
  /** The refusal of the region, while a field says it. */
  refusal: ApiError | undefined
  /** Why the form cannot be submitted now. */
  disabledReason: string | undefined
  /** The requests that it would send; undefined for a form that sends none. */
  code: AskCode | undefined
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

/**
 * Cancel and submit, at the end of a form. After a refusal that a field says, a line before them has the request id and
 * the details.
 */
export function FormButtons({ form, submitLabel, refusal, disabledReason, code, ...rest }: FormButtonsProps) {
  return (
    <>
      {refusal && (
        <p className={styles.request}>
          {refusal.requestId && <RequestId value={refusal.requestId} />}
          <span className={button.line}>
            <CopyErrorReport of={refusal} />
          </span>
        </p>
      )}
      <DismissButton {...rest} />
      <Button tone="primary" type="submit" form={form} busy={rest.isSending} disabledReason={disabledReason}>
        {submitLabel}
      </Button>
      {code && <ShowCode ask={code} act={submitLabel} />}
    </>
  )
}
