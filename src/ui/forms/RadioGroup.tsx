import { useId, type ReactNode } from 'react'
import styles from './RadioGroup.module.css'

/** A row of segments, radio buttons one below the other, or cards with a figure in each. */
export type RadioLook = 'segments' | 'list' | 'cards'

interface RadioGroupProps {
  label: string
  /** A hint for the whole group. */
  hint?: ReactNode
  name: string
  value: string
  /** `detail` explains an option in a second line. */
  options: readonly { value: string; label: string; detail?: string }[]
  onChange: (value: string) => void
  /** By default segments for words, and a list for options that are explained. A list is for sentences too. */
  look?: RadioLook | undefined
  error?: string | undefined
}

/** A single choice with all options visible. */
export function RadioGroup({
  label,
  hint,
  name,
  value,
  options,
  onChange,
  look = options.some(({ detail }) => detail) ? 'list' : 'segments',
  error,
}: RadioGroupProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={`${styles.group} ${styles[look]}`}
      data-field={name}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
    >
      <legend>{label}</legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <label>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-describedby={option.detail && `${id}-${option.value}`}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
          {option.detail && (
            <span id={`${id}-${option.value}`} className={styles.detail}>
              {option.detail}
            </span>
          )}
        </div>
      ))}
      <div id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </div>
    </fieldset>
  )
}
