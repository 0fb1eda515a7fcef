import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { cleanText } from '#src/cleanText'
import { midSentence, withoutUnit } from '../format/midSentence'
import { Tooltip, useDescription } from '../overlays/Tooltip'
import type { FieldIds } from './Field'
import styles from './NumberInput.module.css'
import { hopelessLimit, stepped, unitIn, whyNoStep } from './numberText'
import text from './TextInput.module.css'
import type { TypedNumber } from './useTypedNumber'

interface NumberInputProps extends FieldIds {
  name: string
  /** The field's label, for the names of its steppers and the unit of its limits. */
  label: string
  typed: TypedNumber
  min?: number
  max?: number
  /** The number names something, such as an autonomous system: its neighbours mean nothing, so it has no steps. */
  isName?: boolean
  /** Why the field is disabled. It stays focusable and shows the reason. */
  disabledReason?: string
}

/**
 * A number with steppers, unless it is a name. No digit grouping; an empty field is a missing number. A number outside
 * its limits stays as typed: a note says the limit until the field shows its error. Rules: FORM-3, FORM-8.
 */
export function NumberInput({
  label,
  typed,
  min = 0,
  max,
  isName = false,
  disabledReason,
  ...rest
}: NumberInputProps) {
  const noteId = useId()
  const [note, setNote] = useState('')
  const isOff = disabledReason !== undefined
  const { value } = typed
  const limits = { min, max, unit: unitIn(label) }
  function step(by: 1 | -1) {
    if (isOff) return
    const reason = whyNoStep(value, by, limits)
    setNote(reason ?? '')
    if (reason === undefined) typed.set(stepped(value, by, limits))
  }
  // An error contains the note.
  const said = disabledReason ?? (rest['aria-invalid'] ? '' : hopelessLimit(value, limits) || note)
  const stepper = (by: 1 | -1) => (
    <Stepper
      of={midSentence(withoutUnit(label))}
      by={by}
      disabledReason={disabledReason ?? whyNoStep(value, by, limits)}
      onClick={() => step(by)}
    />
  )
  return (
    <span className={styles.field}>
      <span className={styles.number}>
        <input
          {...rest}
          className={text.input}
          inputMode={typed.decimals === 0 ? 'numeric' : 'decimal'}
          {...(!isName && {
            role: 'spinbutton',
            'aria-valuenow': value === '' ? undefined : value,
            'aria-valuetext': typed.text || undefined,
            'aria-valuemin': min,
            'aria-valuemax': max,
          })}
          aria-describedby={[rest['aria-describedby'], said && noteId].filter(Boolean).join(' ') || undefined}
          aria-disabled={isOff || undefined}
          readOnly={isOff}
          autoComplete="off"
          value={typed.text}
          // Not on the way to the submit button: an error would move it from under the pointer. The submit validates.
          onBlur={(event) => !isSubmitting(event.relatedTarget) && typed.leave()}
          onChange={(event) => {
            setNote('')
            typed.type(cleanText(event.target.value))
          }}
          onKeyDown={(event) => {
            const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
            if (by === 0 || isName) return
            event.preventDefault()
            step(by)
          }}
        />
        {/* The arrow keys do the same, so the buttons are not in the tab order. */}
        {!isName && stepper(-1)}
        {!isName && stepper(1)}
      </span>
      <span id={noteId} role="status" className={styles.note}>
        {said}
      </span>
    </span>
  )
}

/** Whether the focus moves to the submit button. Safari does not focus a button on click. */
const isSubmitting = (next: EventTarget | null) =>
  (next instanceof HTMLButtonElement && next.type === 'submit') ||
  document.querySelector('button[type="submit"]:active') !== null

interface StepperProps {
  /** The field's name, for "More" and "Less". */
  of: string
  by: 1 | -1
  disabledReason: string | undefined
  onClick: () => void
}

function Stepper({ of, by, disabledReason, onClick }: StepperProps) {
  const { describedBy, description } = useDescription(disabledReason)
  return (
    <>
      <Tooltip text={disabledReason}>
        <button
          type="button"
          className={by < 0 ? styles.less : styles.more}
          tabIndex={-1}
          aria-label={`${by < 0 ? 'Less' : 'More'} ${of}`}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-describedby={describedBy}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClick}
        >
          {by < 0 ? <Minus size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
        </button>
      </Tooltip>
      {description}
    </>
  )
}
