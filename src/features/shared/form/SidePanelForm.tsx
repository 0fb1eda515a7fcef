import { FormikProvider, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { Button } from '../../../ui/Button'
import { SidePanel } from '../../../ui/SidePanel'
import { RelevantDocs } from '../../help/RelevantDocs'
import { couldNot } from '../couldNot'
import { RefusalNotice } from '../RefusalNotice'
import { LeaveGuard } from './LeaveGuard'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'

interface SidePanelFormProps<Values extends FormikValues, Saved> extends ResourceFormProps<Values, Saved> {
  title: string
  /** What the form is about, where the title does not say. */
  subtitle?: string
  submitLabel: string
  /** Goes back to the page under the panel. */
  onDismiss: () => void
  children: ReactNode
  /** Why nothing can be submitted now. */
  disabledReason?: string
  /** What guards the panel against being left, where it is not only what was typed that could be lost. */
  guard?: (isUnsaved: () => boolean) => ReactNode
}

const guardTyped = (isUnsaved: () => boolean) => (
  <LeaveGuard isUnsaved={isUnsaved} keep="Keep editing" leave="Leave form" />
)

/** A form in a side panel, with its own address. It owns submit, refusal, focus on the first fault and the leave guard. */
export function SidePanelForm<Values extends FormikValues, Saved>({
  title,
  subtitle,
  submitLabel,
  onDismiss,
  children,
  disabledReason,
  guard = guardTyped,
  ...rest
}: SidePanelFormProps<Values, Saved>) {
  const { formik, form, refusal, isUnsaved } = useResourceForm(rest)
  const id = useId()
  // Slides in only when a person went forward to it, not on a reload or on the way back.
  const animate = useNavigationType() === 'PUSH'
  return (
    <SidePanel
      title={title}
      {...(subtitle ? { subtitle } : {})}
      onDismiss={onDismiss}
      animate={animate}
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
            {...(disabledReason ? { disabledReason } : {})}
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
      <RelevantDocs />
      {guard(isUnsaved)}
    </SidePanel>
  )
}
