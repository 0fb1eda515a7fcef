import { useCallback, useEffect, useRef } from 'react'
import { Field } from '#ui/forms/Field'
import { NumberInput } from '#ui/forms/NumberInput'
import { useTypedNumber } from '#ui/forms/useTypedNumber'
import { useFormField } from '../FormFields'
import type { FieldProps } from './useOwnField'

interface NumberFieldProps extends FieldProps {
  min?: number
  max?: number
  /** How many decimals may be typed; none by default. */
  decimals?: number | undefined
  /** Keeps a typed number that is out of the limits: for forms that validate at once. */
  keepsTyped?: boolean
  disabledReason?: string | undefined
}

/**
 * A number with its unit in the label. An empty field is a missing number. A number out of the limits becomes the
 * limit. A text that is not a number is kept, marked as an error, and not sent.
 */
export function NumberField({
  name,
  min,
  max,
  decimals,
  keepsTyped,
  disabledReason,
  ...field
}: NumberFieldProps) {
  // Validated by the field itself: only it has a text that is not a number.
  const problem = useRef<string>(undefined)
  const validate = useCallback(() => problem.current, [])
  const [input, meta, helpers] = useFormField<Record<string, number | ''>, string>({ name, validate })
  const typed = useTypedNumber({
    value: input.value,
    decimals,
    onChange(value, why) {
      // The store validates a change immediately, before this field renders again.
      problem.current = why
      void helpers.setValue(value)
    },
  })
  useEffect(() => {
    problem.current = typed.problem
  })
  const isShown = typed.isLeft || meta.error !== undefined
  return (
    <Field {...field} error={(isShown && typed.problem) || meta.error}>
      {(ids) => (
        <NumberInput
          {...ids}
          name={name}
          label={field.label}
          typed={typed}
          min={min}
          max={max}
          keepsTyped={keepsTyped}
          disabledReason={disabledReason}
        />
      )}
    </Field>
  )
}
