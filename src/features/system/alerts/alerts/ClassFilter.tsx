import { useState } from 'react'
import { cleanText } from '#src/cleanText'
import { classFilterError } from '#model/alertClasses'
import { Field } from '#ui/forms/Field'
import { TextInput } from '#ui/forms/TextInput'
import styles from './list.module.css'

interface ClassFilterProps {
  /** Of the address; '' for all classes. */
  pattern: string
  /** The names of all classes; undefined before they are loaded. */
  names: readonly string[] | undefined
  onChange: (pattern: string) => void
}

/** The class of the listed alerts, or a pattern of classes: it applies by Enter, or when the field is left. */
export function ClassFilter({ pattern, names, onChange }: ClassFilterProps) {
  const [typed, setTyped] = useState(pattern)
  const clean = cleanText(typed)
  const error = clean === '' ? undefined : classFilterError(clean, names)
  const apply = () => {
    if (!error && clean !== pattern) onChange(clean)
  }
  return (
    <form
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Field label="Class or pattern" error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            value={typed}
            placeholder="test.disk.*"
            onChange={(event) => setTyped(event.target.value)}
            onBlur={apply}
          />
        )}
      </Field>
    </form>
  )
}
