import { Checkbox } from '#ui/forms/Checkbox'
import { useFormField } from '../FormFields'

/** Yes or no. */
export function CheckboxField({ name, label }: { name: string; label: string }) {
  const [input, , helpers] = useFormField<Record<string, boolean>, string>(name)
  return (
    <Checkbox
      name={name}
      label={label}
      checked={input.value}
      onChange={(checked) => void helpers.setValue(checked)}
    />
  )
}
