import styles from './Checkbox.module.css'

interface CheckboxProps {
  name: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export const Checkbox = ({ name, label, checked, onChange }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
)
