import { Minus, Plus } from 'lucide-react'
import type { FieldIds } from './Field'
import { IconButton } from './IconButton'
import styles from './NumberInput.module.css'
import text from './TextInput.module.css'

interface NumberInputProps extends FieldIds {
  name: string
  value: number | ''
  onChange: (value: number | '') => void
  min?: number
  max?: number
}

/** A number with steppers. No digit grouping; an empty field is a missing number. */
export function NumberInput({ value, onChange, min = 0, max, ...rest }: NumberInputProps) {
  const clamped = (next: number) => Math.max(min, max === undefined ? next : Math.min(max, next))
  const step = (by: number) => onChange(clamped((value === '' ? min : value) + by))
  return (
    <span className={styles.number}>
      <input
        {...rest}
        className={text.input}
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={value === '' ? undefined : value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          const typed = event.target.value.trim()
          if (typed === '') onChange('')
          else if (/^\d+$/.test(typed)) onChange(Number(typed))
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
          if (by === 0) return
          event.preventDefault()
          step(by)
        }}
      />
      <IconButton label="Less" icon={<Minus size={14} aria-hidden />} onClick={() => step(-1)} />
      <IconButton label="More" icon={<Plus size={14} aria-hidden />} onClick={() => step(1)} />
    </span>
  )
}
