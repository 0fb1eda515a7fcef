import { FormikProvider, type FormikValues, type useFormik } from 'formik'
import { useId, type ReactNode, type RefObject } from 'react'
import type { ApiError } from '../../../store/model/apiError'
import { Button } from '../../../ui/Button'
import { RefusalNotice } from '../RefusalNotice'
import { SlowNotice } from '../SlowNotice'
import { FaultSummary } from './FaultSummary'
import { DismissButton } from './FormButtons'
import { RestoredFields } from './restoredFields'
import styles from './PageForm.module.css'

interface PageFormProps<Values extends FormikValues> {
  formik: ReturnType<typeof useFormik<Values>>
  form: RefObject<HTMLFormElement | null>
  refusal: ApiError | undefined
  isSending: boolean
  /** The request takes so long that the form may be left. */
  isSlow: boolean
  /** The title of a refusal: "Could not create the instance". */
  refusedTitle: string
  /** How fields are named in the list of faults, in the order of the page. */
  labels: Readonly<Record<string, string>>
  submitLabel: string
  disabledReason: string | undefined
  onCancel: () => void
  /** The fields that came back from a draft. */
  restored: readonly string[]
  /** Beside the form on a wide screen, in it on a narrow one. */
  children: ReactNode
}

/** Where {@link PageForm} says what is wrong; a failed submit takes the focus there. */
export const focusProblems = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[data-problems]')?.focus()

/**
 * A form that fills a page. What keeps it from being sent is listed at its top, and at each field; its buttons stay in
 * sight at the bottom. While it is being sent, nothing in it can be changed.
 */
export function PageForm<Values extends FormikValues>({
  formik,
  form,
  refusal,
  isSending,
  isSlow,
  refusedTitle,
  labels,
  submitLabel,
  disabledReason,
  onCancel,
  restored,
  children,
}: PageFormProps<Values>) {
  const id = useId()
  return (
    <FormikProvider value={formik}>
      <form ref={form} id={id} onSubmit={formik.handleSubmit} noValidate autoComplete="off">
        <div data-problems tabIndex={-1} className={styles.problems} role="group" aria-label="Problems">
          <SlowNotice isSlow={isSlow} />
          {refusal && <RefusalNotice error={refusal} title={refusedTitle} />}
          {formik.submitCount > 0 && !isSending && (
            <FaultSummary form={form} errors={formik.errors} labels={labels} />
          )}
        </div>
        <div inert={isSending}>
          <RestoredFields value={restored}>{children}</RestoredFields>
        </div>
      </form>
      <div className={styles.strip}>
        <Button
          tone="primary"
          type="submit"
          form={id}
          busy={isSending}
          {...(disabledReason ? { disabledReason } : {})}
        >
          {submitLabel}
        </Button>
        <DismissButton isSending={isSending} isSlow={isSlow} onDismiss={onCancel} />
      </div>
    </FormikProvider>
  )
}
