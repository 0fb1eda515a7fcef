import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Field } from '#ui/forms/Field'
import { NumberInput } from '#ui/forms/NumberInput'
import { limitText, unitIn } from '#ui/forms/numberText'
import { useTypedNumber } from '#ui/forms/useTypedNumber'
import { useFormField } from '../FormFields'
import styles from './NumberField.module.css'
import type { FieldProps } from './useOwnField'

interface NumberFieldProps extends FieldProps {
  min?: number
  max?: number
  /** How many decimals may be typed; none by default. */
  decimals?: number | undefined
  /** The number is a name and has no steppers, such as that of an autonomous system. */
  isName?: boolean
  disabledReason?: string | undefined
  /** How many units of the value the shown one is; 1 by default. The limits are in the shown unit. */
  scale?: number
  /** A control beside the number, such as the choice of its unit. */
  after?: ReactNode
}

/**
 * A number with its unit in the label. An empty field is a missing number. A number out of the limits, and a text
 * that is not a number, are kept and are errors once the field is left. The schema of the form rejects the former, the
 * field the latter. Rules: FORM-3, FORM-8.
 */
export function NumberField({
  name,
  min = 0,
  max,
  decimals,
  isName,
  disabledReason,
  scale = 1,
  after,
  ...field
}: NumberFieldProps) {
  // Validated by the field itself: only it has a text that is not a number.
  const problem = useRef<string>(undefined)
  const validate = useCallback(() => problem.current, [])
  const [input, meta, helpers] = useFormField<Record<string, number | ''>, string>({ name, validate })
  const typed = useTypedNumber({
    value: typeof input.value === 'number' ? input.value / scale : input.value,
    decimals,
    onChange(value, why) {
      // The store validates a change immediately, before this field renders again.
      problem.current = why
      void helpers.setValue(value === '' ? '' : value * scale)
    },
  })
  useEffect(() => {
    problem.current = typed.problem
  })
  const { isLeft, problem: notNumber } = typed
  const error = ((isLeft || meta.error !== undefined) && notNumber) || meta.error
  const limit = isLeft ? limitText(typed.value, { min, max, unit: unitIn(field.label) }) : ''
  return (
    <Field {...field} error={error ?? (limit || undefined)}>
      {(ids) => {
        const control = (
          <NumberInput
            {...ids}
            name={name}
            label={field.label}
            typed={typed}
            min={min}
            max={max}
            isName={isName}
            disabledReason={disabledReason}
          />
        )
        return after ? (
          <span className={styles.line}>
            {control}
            {after}
          </span>
        ) : (
          control
        )
      }}
    </Field>
  )
}
