import { useField } from 'formik'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/Checkbox'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import type { Choice } from './fields'

interface SelectFieldProps<Value extends string> {
  name: string
  label: string
  hint?: ReactNode
  choices: readonly Choice<Value>[]
  disabled?: boolean
  onPicked?: (value: Value) => void
}

/** One of a handful that need no searching. */
export function SelectField<Value extends string>({
  name,
  choices,
  disabled,
  onPicked,
  ...field
}: SelectFieldProps<Value>) {
  const [input, meta, helpers] = useField<Value>(name)
  return (
    <Field {...field} error={meta.error}>
      {(ids) => (
        <Select
          {...ids}
          name={name}
          value={input.value}
          options={choices}
          disabled={disabled}
          onChange={(text) => {
            const choice = choices.find((each) => each.value === text)
            if (!choice) return
            if (onPicked) onPicked(choice.value)
            else void helpers.setValue(choice.value)
          }}
        />
      )}
    </Field>
  )
}

/** Yes or no. */
export function CheckboxField({ name, label }: { name: string; label: string }) {
  const [input, , helpers] = useField<boolean>(name)
  return (
    <Checkbox
      name={name}
      label={label}
      checked={input.value}
      onChange={(checked) => void helpers.setValue(checked)}
    />
  )
}
