import { useId, type ReactNode } from 'react'
import styles from './RadioGroup.module.css'

interface RadioGroupProps {
  label: string
  /** What the choice decides. */
  hint?: ReactNode
  name: string
  value: string
  /** `detail` explains an option in a second line; with details, plain options stand one below the other. */
  options: readonly { value: string; label: string; detail?: string }[]
  onChange: (value: string) => void
  /** Circles in a line, buttons that belong together, or cards. */
  look?: 'plain' | 'segments' | 'cards'
  error?: string | undefined
}

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  hint,
  name,
  value,
  options,
  onChange,
  look = 'plain',
  error,
}: RadioGroupProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const isExplained = look === 'plain' && options.some((option) => option.detail)
  return (
    <fieldset
      className={`${styles.group} ${styles[look]} ${isExplained ? styles.explained : ''}`}
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
