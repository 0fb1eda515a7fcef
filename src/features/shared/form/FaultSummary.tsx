import styles from './FaultSummary.module.css'

/** The control of a field, or the group it makes: whatever carries its name. */
const findField = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${field}"], [name="${field}-text"], [data-field="${field}"]`)

interface FaultSummaryProps {
  form: { readonly current: HTMLFormElement | null }
  /** What is wrong, by field. */
  errors: Readonly<Record<string, unknown>>
  /** How fields are named, in the order of the page. */
  labels: Readonly<Record<string, string>>
}

/** All that keeps a long form from being sent, each a way to its field. */
export function FaultSummary({ form, errors, labels }: FaultSummaryProps) {
  const faults = Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]
    return typeof message === 'string' ? [{ field, label, message }] : []
  })
  if (faults.length === 0) return null
  return (
    <div className={styles.summary}>
      <strong>
        {faults.length === 1 ? 'One thing needs attention' : `${faults.length} things need attention`}
      </strong>
      <ul>
        {faults.map(({ field, label, message }) => (
          <li key={field}>
            <button type="button" onClick={() => form.current && findField(form.current, field)?.focus()}>
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
