import { FormikProvider, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { SidePanel } from '../../../ui/SidePanel'
import { RelevantDocs } from '../../help/RelevantDocs'
import { couldNot } from '../couldNot'
import { RefusalNotice } from '../RefusalNotice'
import { SlowNotice } from '../SlowNotice'
import { FormButtons } from './FormButtons'
import { LeaveGuard } from './LeaveGuard'
import { RestoredFields } from './restoredFields'
import { RestoredNotice } from './RestoredNotice'
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
  /**
   * What guards the panel against being left, where it is not only what was typed that could be lost. It then also says
   * how far the request has come.
   */
  guard?: (isUnsaved: () => boolean, onLeave: () => void) => ReactNode
}

/** A form in a side panel, with its own address. It owns submit, refusal, focus on the first fault and the leave guard. */
export function SidePanelForm<Values extends FormikValues, Saved>({
  title,
  subtitle,
  submitLabel,
  onDismiss,
  children,
  disabledReason,
  guard,
  ...rest
}: SidePanelFormProps<Values, Saved>) {
  const { formik, form, refusal, draft, isUnsaved, dismiss, ...progress } = useResourceForm(rest, title)
  const leave = () => (guard ? onDismiss() : dismiss(onDismiss))
  const isSending = progress.isSending && !guard
  const isSlow = progress.isSlow && !guard
  const id = useId()
  // Slides in only when a person went forward to it, not on a reload or on the way back.
  const animate = useNavigationType() === 'PUSH'
  return (
    <SidePanel
      title={title}
      {...(subtitle ? { subtitle } : {})}
      onDismiss={leave}
      animate={animate}
      footer={
        <FormButtons
          form={id}
          submitLabel={submitLabel}
          isSending={isSending}
          isSlow={isSlow}
          onDismiss={leave}
          disabledReason={disabledReason}
        />
      }
    >
      <FormikProvider value={formik}>
        <RestoredFields value={draft.restored}>
          <form ref={form} id={id} onSubmit={formik.handleSubmit} noValidate autoComplete="off">
            <SlowNotice isSlow={isSlow} />
            <RestoredNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
            {refusal && <RefusalNotice error={refusal} title={couldNot(submitLabel)} />}
            {children}
          </form>
        </RestoredFields>
      </FormikProvider>
      <RelevantDocs />
      {guard ? guard(isUnsaved, draft.end) : <LeaveGuard isUnsaved={isUnsaved} onLeave={draft.end} />}
    </SidePanel>
  )
}
