import { useId } from 'react'
import styles from './RadioGroup.module.css'

interface RadioGroupProps {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string; detail?: string }[]
  onChange: (value: string) => void
  /** Dots in a line, buttons that belong together, or cards with a second line. */
  look?: 'plain' | 'segments' | 'cards'
  error?: string | undefined
}

/** One of a few, all in sight. */
export const RadioGroup = ({
  label,
  name,
  value,
  options,
  onChange,
  look = 'plain',
  error,
}: RadioGroupProps) => {
  const id = useId()
  return (
    <fieldset
      className={`${styles.group} ${styles[look]}`}
      data-field={name}
      tabIndex={-1}
      aria-describedby={error ? id : undefined}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </span>
        </label>
      ))}
      <div id={id} className={styles.error} role="alert">
        {error}
      </div>
    </fieldset>
  )
}
