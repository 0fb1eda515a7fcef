import { useEffect, useId, useState, type ReactNode } from 'react'
import type { Needs } from '#model/needs'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { ErrorSummary } from './ErrorSummary'
import { FormButtons } from './FormButtons'
import { FormFields, type FormValues } from './FormFields'
import { LeaveDialog } from './LeaveGuard'
import { RestoredFields } from './restoredFields'
import { RestoredNotice } from './RestoredNotice'
import { RoleNotice, roleNoticeId } from './RoleNotice'
import { useResourceForm, type ResourceFormProps } from './useResourceForm'
import styles from './PageForm.module.css'

type PageFormProps<Values extends FormValues, Saved> = ResourceFormProps<Values, Saved> & {
  focusError?: undefined
  title: string
  /** The title of an error: "Could not create the instance". */
  errorTitle: string
  /** Field labels for the error list, in the order of the page. */
  labels: Readonly<Record<string, string>>
  /** The text of the button that submits. Default: the title. */
  submitLabel?: (values: Values) => string
  /** The role that submitting it needs. */
  needs: Needs
  disabledReason: string | undefined
  /** Goes back to the list. */
  onDismiss: () => void
  /** Says which fields are not restored from a draft. */
  notKept?: ReactNode
  /** Notices above the form. */
  notices?: ReactNode
  children: ReactNode
  /** A class of the form, which arranges its problems and its children. */
  className?: string | undefined
  /**
   * A panel for a part of the form, with access to its values. It is a sibling of the form: React events bubble, and
   * submitting the panel must not submit the form.
   */
  dialog?: ReactNode
}

/** Focuses the errors at the top. */
const focusProblems = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-problems]')?.focus()

/**
 * A form that fills a page. Errors are listed at the top and at each field; the buttons stay visible at the bottom.
 * While the form is being submitted, it is read-only. At the start its first field has the focus, or the
 * notice that the role does not allow it. A draft is restored;
 * leaving keeps it, Cancel asks before it discards it.
 */
export function PageForm<Values extends FormValues, Saved>({
  title,
  errorTitle,
  labels,
  submitLabel,
  needs,
  disabledReason,
  onDismiss,
  notKept,
  notices,
  children,
  className = '',
  dialog,
  ...rest
}: PageFormProps<Values, Saved>) {
  const { formStore, form, serverError, fieldRefusal, draft, isUnsaved, dismiss, isSending, isSlow, code } =
    useResourceForm({ ...rest, onDismiss, focusError: focusProblems }, title, labels)
  const roleReason = useRoleReason()(needs)
  const [isLeaving, setLeaving] = useState(false)
  const id = useId()
  useEffect(() => {
    const first = document.getElementById(roleNoticeId(id)) ?? form.current?.querySelector('input')
    first?.focus({ preventScroll: true })
  }, [form, id])
  return (
    <FormFields store={formStore}>
      <div className={styles.notices}>
        <RoleNotice form={id} reason={roleReason} />
        <RestoredNotice isRestored={draft.isRestored} left={draft.left} onDiscard={draft.discard}>
          {notKept}
        </RestoredNotice>
        {notices}
      </div>
      <form
        ref={form}
        id={id}
        className={`${styles.form} ${className}`}
        onSubmit={formStore.handleSubmit}
        noValidate
        autoComplete="off"
      >
        <div data-problems tabIndex={-1} className={styles.problems} role="group" aria-label="Problems">
          <SlowNotice isSlow={isSlow} />
          {serverError && <ErrorNotice isChange error={serverError} title={errorTitle} />}
          {formStore.submitCount > 0 && !isSending && (
            <ErrorSummary form={form} errors={formStore.errors} labels={labels} />
          )}
        </div>
        <div inert={isSending}>
          <RestoredFields value={draft.restored}>{children}</RestoredFields>
        </div>
      </form>
      <div className={styles.strip}>
        <div className={styles.buttons}>
          <FormButtons
            form={id}
            submitLabel={submitLabel?.(formStore.values) ?? title}
            isSending={isSending}
            isSlow={isSlow}
            refusal={fieldRefusal}
            onDismiss={() => (isUnsaved() ? setLeaving(true) : dismiss())}
            disabledReason={roleReason ?? disabledReason}
            code={code}
          />
        </div>
      </div>
      {dialog}
      <LeaveDialog
        open={isLeaving}
        onKeep={() => setLeaving(false)}
        onLeave={() => {
          draft.end()
          onDismiss()
        }}
      />
    </FormFields>
  )
}
