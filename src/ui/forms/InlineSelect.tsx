import { useId } from 'react'
import styles from './InlineSelect.module.css'
import { Select } from './Select'

interface InlineSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** Hides the label, which the options make clear, from all but screen readers. */
  isPlain?: boolean
  /** An explanation of the choice, for screen readers. */
  description?: string
}

/** A select with its label beside it, for view options. */
export function InlineSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  isPlain = false,
  description,
}: InlineSelectProps<Value>) {
  const id = useId()
  return (
    <span className={styles.inline}>
      {!isPlain && <label htmlFor={id}>{label}</label>}
      <Select
        id={id}
        aria-label={isPlain ? label : undefined}
        value={value}
        title={description}
        options={options}
        onChange={(chosen) => {
          const option = options.find((option) => option.value === chosen)
          if (option) onChange(option.value)
        }}
      />
    </span>
  )
}
