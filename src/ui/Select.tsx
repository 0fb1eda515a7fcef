import { useId } from 'react'
import styles from './Select.module.css'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** Why the choice is what it is, for readers. */
  description?: string
}

/** One of a few, with its label beside it: for what is chosen about a view rather than filled in. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  description,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        title={description}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
