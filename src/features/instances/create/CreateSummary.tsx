import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import styles from './CreateInstancePage.module.css'
import type { CreateValues, BootDiskSource } from './createValues'
import { InstanceQuotaSummary } from './InstanceQuotaSummary'
import { summaryText } from './summary'

/** What will be created, on wide screens, and what it takes of the quota. It stays in view while the form scrolls. */
export const CreateSummary = ({ sources }: { sources: readonly BootDiskSource[] }) => (
  <div className={styles.beside}>
    <Summary sources={sources} />
    <InstanceQuotaSummary />
  </div>
)

/** One text, so that it renders only when a line changes, and has no elements for its lines. */
function Summary({ sources }: { sources: readonly BootDiskSource[] }) {
  const text = useFormPart(({ values }: FormStore<CreateValues>) => summaryText(values, sources))
  return (
    <section className={styles.summary} aria-label="Summary">
      <h2>Summary</h2>
      <p>{text}</p>
    </section>
  )
}
