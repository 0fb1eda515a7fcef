import { useForm, type FormValues } from './FormFields'
import styles from './FormButtons.module.css'

/** The sentences about what saving the values does to others; none if the fields show all of it. Rule: FORM-9. */
export type EffectsOf<Values extends FormValues> = (values: Values) => readonly string[]

/** What saving a form does, right above its buttons. It changes with what is typed, and is announced. */
export function SavingEffects<Values extends FormValues>({ of }: { of: EffectsOf<Values> }) {
  const { values } = useForm<Values>()
  // Mounted before its text: a screen reader announces only additions to a region that it knows.
  return (
    <div role="status" aria-label="What saving does" className={styles.effects}>
      {of(values).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
