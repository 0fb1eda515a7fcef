import { useEffect, useId, useRef, type ReactNode } from 'react'
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

/** The progress of a long request, shown by the panel in place of its form, which keeps its values. */
export interface PanelProgress {
  title: string
  name: string
  body: ReactNode
  footer: ReactNode
  onDismiss: () => void
}

interface SidePanelFormProps<Values extends FormValues, Saved> extends ResourceFormProps<Values, Saved> {
  title: string
  /** The thing that is changed. */
  name?: string
  /** The place where a thing is created. */
  subtitle?: string
  /** The text of the button that submits. Default: the title. */
  submitLabel?: string
  /** Goes back to the page under the panel. */
  onDismiss: () => void
  children: ReactNode
  /** Why the form cannot be submitted now. */
  disabledReason?: string
  progress?: PanelProgress | undefined
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
  name,
  subtitle,
  submitLabel = title,
  onDismiss,
  children,
  disabledReason,
  progress,
  dialog,
  ...rest
}: SidePanelFormProps<Values, Saved>) {
  const { formStore, form, serverError, draft, isUnsaved, dismiss, isSending, isSlow } = useResourceForm(
    rest,
    title,
  )
  const leave = () => dismiss(onDismiss)
  const isReplaced = progress !== undefined
  const wasReplaced = useRef(isReplaced)
  useEffect(() => {
    // The focus was on the progress, which is gone.
    if (wasReplaced.current && !isReplaced) form.current?.querySelector<HTMLElement>('input')?.focus()
    wasReplaced.current = isReplaced
  }, [isReplaced, form])
  const id = useId()
  // Slides in only on a forward navigation, not on reload or back.
  const animate = useNavigationType() === 'PUSH'
  return (
    <SidePanel
      title={progress?.title ?? title}
      name={progress?.name ?? name}
      subtitle={isReplaced ? undefined : subtitle}
      onDismiss={progress?.onDismiss ?? leave}
      animate={animate}
      readOnly={isReplaced}
      footer={
        progress?.footer ?? (
          <FormButtons
            form={id}
            submitLabel={submitLabel}
            isSending={isSending}
            isSlow={isSlow}
            onDismiss={leave}
            disabledReason={disabledReason}
          />
        )
      }
    >
      <FormFields store={formStore}>
        <RestoredFields value={draft.restored}>
          <form
            ref={form}
            id={id}
            hidden={isReplaced}
            onSubmit={formStore.handleSubmit}
            noValidate
            autoComplete="off"
          >
            <SlowNotice isSlow={isSlow} />
            <RestoredNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
            {serverError && <ErrorNotice isChange error={serverError} title={failureTitle(submitLabel)} />}
            {children}
          </form>
          {dialog}
        </RestoredFields>
      </FormFields>
      {progress?.body ?? <RelevantDocs />}
      <LeaveGuard isUnsaved={() => !isReplaced && isUnsaved()} onLeave={draft.end} />
    </SidePanel>
  )
}
