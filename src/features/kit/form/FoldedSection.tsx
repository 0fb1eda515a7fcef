import ChevronRight from 'lucide-react/icons/chevron-right'
import { NotLoaded } from '#ui/feedback/NotLoaded'
import { use, useId, useState, type ReactNode } from 'react'
import { useFormPart, type FormStore, type FormValues } from './FormFields'
import { RestoredFields } from './restoredFields'
import styles from './FoldedSection.module.css'

interface FoldedSectionProps<Values extends FormValues> {
  title: string
  /** The fields in it: an error of one, or a value restored from a draft, unfolds the section. */
  fields: readonly (keyof Values & string)[]
  /** The effect of its values in a few words, shown while it is folded. */
  summaryOf: (values: Values) => string
  /** The section has no complete default, so it begins unfolded. */
  isNeeded?: boolean
  children: ReactNode
}

/**
 * A section of a long form that most people leave as it is: one row with its title and what it does, which unfolds. The
 * form keeps the values of fields that are not mounted. While one of them has an error, it cannot be folded.
 */
export function FoldedSection<Values extends FormValues>({
  title,
  fields,
  summaryOf,
  isNeeded = false,
  children,
}: FoldedSectionProps<Values>) {
  const id = useId()
  const restored = use(RestoredFields)
  const summary = useFormPart(({ values }: FormStore<Values>) => summaryOf(values))
  const hasError = useFormPart(({ errors }: FormStore<Values>) =>
    fields.some((field) => errors[field] !== undefined),
  )
  const isRestored = fields.some((field) => restored.includes(field))
  // Each reason unfolds it once; the user can fold it again.
  const reasons = [isNeeded, hasError, isRestored].filter(Boolean).length
  const [known, setKnown] = useState(reasons)
  const [isUnfolded, setUnfolded] = useState(reasons > 0)
  if (reasons !== known) {
    setKnown(reasons)
    if (reasons > known) setUnfolded(true)
  }
  const isOpen = isUnfolded || hasError
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={`${styles.row} ${isOpen ? styles.open : ''}`}>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-fields` : undefined}
            aria-describedby={isOpen ? undefined : `${id}-summary`}
            aria-disabled={hasError || undefined}
            onClick={() => setUnfolded(hasError || !isOpen)}
          >
            {title}
          </button>
        </h2>
        <span id={`${id}-summary`} className={styles.summary} hidden={isOpen}>
          <NotLoaded text={summary} />
        </span>
        <ChevronRight size={16} aria-hidden className={styles.chevron} />
      </div>
      {isOpen && (
        <div id={`${id}-fields`} className={styles.fields}>
          {children}
        </div>
      )}
    </section>
  )
}
