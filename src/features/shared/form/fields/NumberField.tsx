import { Field } from '#ui/forms/Field'
import { NumberInput } from '#ui/forms/NumberInput'
import { useOwnField, type FieldProps } from './useOwnField'

/**
 * An integer with its unit in the label. An empty field is a missing number; a number out of its limits becomes the
 * limit.
 */
export function NumberField({
  name,
  min,
  max,
  disabledReason,
  ...field
}: FieldProps & { min?: number; max?: number; disabledReason?: string | undefined }) {
  const { input, error, set } = useOwnField<number | ''>(name)
  return (
    <Field {...field} error={error}>
      {(ids) => (
        <NumberInput
          {...ids}
          name={name}
          value={input.value}
          onChange={set}
          {...(min === undefined ? {} : { min })}
          {...(max === undefined ? {} : { max })}
          {...(disabledReason === undefined ? {} : { disabledReason })}
        />
      )}
    </Field>
  )
}
