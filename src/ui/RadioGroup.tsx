import styles from './RadioGroup.module.css'

interface RadioGroupProps {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of a few, all in sight. */
export const RadioGroup = ({ label, name, value, options, onChange }: RadioGroupProps) => (
  <fieldset className={styles.group}>
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
        {option.label}
      </label>
    ))}
  </fieldset>
)
