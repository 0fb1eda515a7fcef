import { RadioGroup, type RadioLook } from '#ui/forms/RadioGroup'
import { choicesApart, type Choice } from '../choices'
import { useOwnField, type FieldProps } from './useOwnField'

/** A single choice with all options visible. */
export function RadioField<Value extends string | number>({
  name,
  label,
  hint,
  choices,
  look,
  onPicked,
}: FieldProps & {
  choices: readonly Choice<Value>[]
  look?: RadioLook | undefined
  onPicked?: (value: Value) => void
}) {
  const { input, error, set } = useOwnField<Value>(name)
  return (
    <RadioGroup
      label={label}
      name={name}
      value={String(input.value)}
      hint={hint}
      error={error}
      look={look}
      options={choicesApart(choices).map((choice) => ({ ...choice, value: String(choice.value) }))}
      onChange={(text) => {
        const choice = choices.find((choice) => String(choice.value) === text)
        if (!choice) return
        set(choice.value)
        onPicked?.(choice.value)
      }}
    />
  )
}
