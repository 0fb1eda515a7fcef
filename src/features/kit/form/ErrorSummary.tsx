import styles from './ErrorSummary.module.css'

/** The control of a field, or its group: the element with its name. */
export const findField = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${field}"], [name="${field}-text"], [data-field="${field}"]`)

interface ErrorSummaryProps {
  form: { readonly current: HTMLFormElement | null }
  /** Errors by field. */
  errors: Readonly<Record<string, unknown>>
  /** Field labels, in the order of the page. */
  labels: Readonly<Record<string, string>>
}

/** The line of an error: the message begins with the label of its field, or gets it as a prefix. */
export const problemLine = (label: string, message: string) =>
  message.startsWith(`${label} `) ? message : `${label}: ${message}`

/** All errors of a long form, each with a link to its field. */
export function ErrorSummary({ form, errors, labels }: ErrorSummaryProps) {
  const shown = Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]
    return typeof message === 'string' ? [{ field, label, message }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={styles.summary}>
      <strong>
        {shown.length === 1 ? 'One thing needs attention' : `${shown.length} things need attention`}
      </strong>
      <ul>
        {shown.map(({ field, label, message }) => (
          <li key={field}>
            <button type="button" onClick={() => form.current && findField(form.current, field)?.focus()}>
              {problemLine(label, message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
