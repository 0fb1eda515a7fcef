import { useId } from 'react'
import styles from './RadioGroup.module.css'

interface RadioGroupProps {
  label: string
  name: string
  value: string
  /** `detail` explains an option in a second line; with details, the options stand one below the other. */
  options: readonly { value: string; label: string; detail?: string }[]
  onChange: (value: string) => void
}

/** One of a few, all in sight. */
export function RadioGroup({ label, name, value, options, onChange }: RadioGroupProps) {
  const id = useId()
  const isExplained = options.some((option) => option.detail)
  return (
    <fieldset className={isExplained ? `${styles.group} ${styles.explained}` : styles.group}>
      <legend>{label}</legend>
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
    </fieldset>
  )
}
