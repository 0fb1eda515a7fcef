import { useEffect, useId, type ReactNode, type RefObject } from 'react'
import type { ApiError } from '#store/model/apiError'
import type { Needs } from '#store/model/needs'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { SlowNotice } from '#features/kit/queries/SlowNotice'
import { ErrorSummary } from './ErrorSummary'
import { FormButtons } from './FormButtons'
import { FormFields, type FormStore, type FormValues } from './FormFields'
import { RestoredFields } from './restoredFields'
import styles from './PageForm.module.css'

interface PageFormProps<Values extends FormValues> {
  formStore: FormStore<Values>
  form: RefObject<HTMLFormElement | null>
  serverError: ApiError | undefined
  isSending: boolean
  /** The request is slow, so the form can be left. */
  isSlow: boolean
  /** The title of an error: "Could not create the instance". */
  errorTitle: string
  /** Field labels for the error list, in the order of the page. */
  labels: Readonly<Record<string, string>>
  submitLabel: string
  /** The role that submitting it needs. */
  needs: Needs
  disabledReason: string | undefined
  onCancel: () => void
  /** The fields restored from a draft. */
  restored: readonly string[]
  /** Beside the form on wide screens, inside it on narrow ones. */
  children: ReactNode
}

/** Focuses the errors that {@link PageForm} shows; runs after a failed submit. */
export const focusProblems = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[data-problems]')?.focus()

/**
 * A form that fills a page. Errors are listed at the top and at each field; the buttons stay visible at the bottom.
 * While the form is being submitted, it is read-only. At the start its first field has the focus.
 */
export function PageForm<Values extends FormValues>({
  formStore,
  form,
  serverError,
  isSending,
  isSlow,
  errorTitle,
  labels,
  submitLabel,
  needs,
  disabledReason,
  onCancel,
  restored,
  children,
}: PageFormProps<Values>) {
  const id = useId()
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [form])
  return (
    <FormFields store={formStore}>
      <form
        ref={form}
        id={id}
        className={styles.form}
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
          <RestoredFields value={restored}>{children}</RestoredFields>
        </div>
      </form>
      <div className={styles.strip}>
        <div className={styles.buttons}>
          <FormButtons
            form={id}
            submitLabel={submitLabel}
            needs={needs}
            isSending={isSending}
            isSlow={isSlow}
            onDismiss={onCancel}
            disabledReason={disabledReason}
          />
        </div>
      </div>
    </FormFields>
  )
}
