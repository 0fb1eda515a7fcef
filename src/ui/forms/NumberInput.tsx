import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { FieldIds } from './Field'
import styles from './NumberInput.module.css'
import text from './TextInput.module.css'

interface NumberInputProps extends FieldIds {
  name: string
  value: number | ''
  onChange: (value: number | '') => void
  min?: number
  max?: number
  /** Why it is disabled; the field stays focusable and shows the reason. */
  disabledReason?: string
}

/**
 * A number with steppers. No digit grouping; an empty field is a missing number. A number out of its limits becomes the
 * limit when the field loses the focus, and the field says so.
 */
export function NumberInput({ value, onChange, min = 0, max, disabledReason, ...rest }: NumberInputProps) {
  const noteId = useId()
  const [note, setNote] = useState('')
  const isOff = disabledReason !== undefined
  const clamped = (next: number) => Math.max(min, max === undefined ? next : Math.min(max, next))
  function step(by: number) {
    if (isOff) return
    setNote('')
    onChange(clamped((value === '' ? min : value) + by))
  }
  function limit() {
    if (value === '' || clamped(value) === value) return
    setNote(value < min ? `At least ${min}` : `At most ${max}`)
    onChange(clamped(value))
  }
  const said = disabledReason ?? note
  return (
    <span className={styles.field}>
      <span className={styles.number}>
        <input
          {...rest}
          className={text.input}
          inputMode="numeric"
          role="spinbutton"
          aria-valuenow={value === '' ? undefined : value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-describedby={[rest['aria-describedby'], said && noteId].filter(Boolean).join(' ') || undefined}
          aria-disabled={isOff || undefined}
          readOnly={isOff}
          autoComplete="off"
          value={value}
          // A form is never submitted with a number other than the typed one: there, validation rejects it.
          onBlur={(event) => !isSubmitting(event.relatedTarget) && limit()}
          onChange={(event) => {
            const typed = event.target.value.trim()
            setNote('')
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
        {/* The arrow keys do the same, so the buttons are not in the tab order. */}
        <span className={styles.steppers}>
          <Stepper label="Less" icon={<Minus size={14} aria-hidden />} onClick={() => step(-1)} />
          <Stepper label="More" icon={<Plus size={14} aria-hidden />} onClick={() => step(1)} />
        </span>
      </span>
      <span id={noteId} role="status" className={styles.note}>
        {said}
      </span>
    </span>
  )
}

/** Whether the focus moves to the submit button. Not every browser focuses a button on click. */
const isSubmitting = (next: EventTarget | null) =>
  (next instanceof HTMLButtonElement && next.type === 'submit') ||
  document.querySelector('button[type="submit"]:active') !== null

interface StepperProps {
  label: string
  icon: ReactNode
  onClick: () => void
}

const Stepper = ({ label, icon, onClick }: StepperProps) => (
  <button
    type="button"
    className={styles.stepper}
    tabIndex={-1}
    aria-label={label}
    // The focus stays in the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {icon}
  </button>
)
