import type { ComponentProps } from 'react'
import text from './TextInput.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (value: string) => void
}

/** A native select, which works with every keyboard and phone. */
export const Select = ({ options, onChange, ...rest }: SelectProps) => (
  <select {...rest} className={text.input} onChange={(event) => onChange(event.target.value)}>
    {options.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </select>
)
