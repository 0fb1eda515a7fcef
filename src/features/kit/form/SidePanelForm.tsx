import { useId, type ReactNode } from 'react'
import { useNavigationType } from 'react-router'
import { SidePanel } from '#ui/overlays/SidePanel'
import { RelevantDocs } from '#features/kit/help/RelevantDocs'
import { failureTitle } from '#features/kit/errors/failureTitle'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { FormButtons } from './FormButtons'
import { LeaveGuard } from './LeaveGuard'
import { FormFields, type FormValues } from './FormFields'
import { RestoredFields } from './restoredFields'
import { RestoredNotice } from './RestoredNotice'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'

interface SidePanelFormProps<Values extends FormValues, Saved> extends ResourceFormProps<Values, Saved> {
  title: string
  /** The subject of the form, if it is not in the title. */
  subtitle?: string
  submitLabel: string
  /** Goes back to the page under the panel. */
  onDismiss: () => void
  children: ReactNode
  /** Why the form cannot be submitted now. */
  disabledReason?: string
  /** A custom guard, if more than the typed values could be lost. It also shows the progress of the request. */
  guard?: (isUnsaved: () => boolean, onLeave: () => void) => ReactNode
  /**
   * A dialog for a part of the form, with access to its values. It is a sibling of the form: React events bubble, and
   * submitting the dialog must not submit the form.
   */
  dialog?: ReactNode
}

/**
 * A form in a side panel with its own address. It handles submit, errors, focus on the first error and the leave guard.
 */
export function SidePanelForm<Values extends FormValues, Saved>({
  title,
  subtitle,
  submitLabel,
  onDismiss,
  children,
  disabledReason,
  guard,
  dialog,
  ...rest
}: SidePanelFormProps<Values, Saved>) {
  const { formStore, form, serverError, draft, isUnsaved, dismiss, ...progress } = useResourceForm(
    rest,
    title,
  )
  const leave = () => (guard ? onDismiss() : dismiss(onDismiss))
  const isSending = progress.isSending && !guard
  const isSlow = progress.isSlow && !guard
  const id = useId()
  // Slides in only on a forward navigation, not on reload or back.
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
      <FormFields store={formStore}>
        <RestoredFields value={draft.restored}>
          <form ref={form} id={id} onSubmit={formStore.handleSubmit} noValidate autoComplete="off">
            <SlowNotice isSlow={isSlow} />
            <RestoredNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
            {serverError && <ErrorNotice error={serverError} title={failureTitle(submitLabel)} />}
            {children}
          </form>
          {dialog}
        </RestoredFields>
      </FormFields>
      <RelevantDocs />
      {guard ? guard(isUnsaved, draft.end) : <LeaveGuard isUnsaved={isUnsaved} onLeave={draft.end} />}
    </SidePanel>
  )
}
