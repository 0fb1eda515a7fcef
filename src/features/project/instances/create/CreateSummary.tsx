import { NotLoaded } from '#ui/feedback/NotLoaded'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import styles from './CreateInstancePage.module.css'
import type { CreateValues, BootDiskSource } from './createValues'
import { InstanceQuotaSummary } from './InstanceQuotaSummary'
import { summaryText, type UnreadLists } from './summary'

interface SummaryProps {
  sources: readonly BootDiskSource[]
  unread: UnreadLists
}

/** What will be created, on wide screens, and what it takes of the quota. It stays in view while the form scrolls. */
export const CreateSummary = (props: SummaryProps) => (
  <div className={styles.beside}>
    <Summary {...props} />
    <InstanceQuotaSummary />
  </div>
)

/** One text, so that it renders only when a line changes. It has no elements for its lines, but marks of what failed. */
function Summary({ sources, unread }: SummaryProps) {
  const text = useFormPart(({ values }: FormStore<CreateValues>) => summaryText(values, sources, unread))
  return (
    <section className={styles.summary} aria-label="Summary">
      <h2>Summary</h2>
      <p>
        <NotLoaded text={text} />
      </p>
    </section>
  )
}
