import { useField } from 'formik'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { pluralOf, READY, statusText, type ChoiceNoun, type ChoiceStatus } from '../../../ui/choices'
import { Field } from '../../../ui/Field'
import { FileInput } from '../../../ui/FileInput'
import { NumberInput } from '../../../ui/NumberInput'
import { RadioGroup } from '../../../ui/RadioGroup'
import { Combobox } from '../../../ui/Combobox'
import { TextArea } from '../../../ui/TextArea'
import { TextInput } from '../../../ui/TextInput'
import { useTyped } from '../../../ui/useTyped'

interface FieldProps {
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
}

/** The error to show: Formik keeps one per field; before the first submit there is none. */
function useOwnField<Value>(name: string) {
  const [input, meta, helpers] = useField<Value>(name)
  return { input, error: meta.error, set: (value: Value) => void helpers.setValue(value) }
}

interface TextFieldProps extends FieldProps {
  multiline?: boolean
  rows?: number
  placeholder?: string
  type?: 'text' | 'password'
  autoComplete?: string
}

export function TextField({
  name,
  multiline,
  rows,
  placeholder,
  type = 'text',
  autoComplete = 'off',
  ...field
}: TextFieldProps) {
  const { input, error } = useOwnField<string>(name)
  return (
    <Field {...field} error={error}>
      {(ids) =>
        multiline ? (
          <TextArea {...ids} {...input} placeholder={placeholder} {...(rows ? { rows } : {})} />
        ) : (
          <TextInput
            {...ids}
            {...input}
            type={type}
            placeholder={placeholder}
            autoComplete={autoComplete}
            spellCheck={false}
          />
        )
      }
    </Field>
  )
}

/** A resource's name. Rules: `store/model/names.ts`. */
export const NameField = ({ name = 'name', label = 'Name' }: { name?: string; label?: string }) => (
  <TextField name={name} label={label} />
)

/** A resource's description, at most 512 characters. */
export const DescriptionField = ({ name = 'description' }: { name?: string }) => (
  <TextField name={name} label="Description" multiline optional />
)

/** A whole number with its unit in the label. An empty field is a missing number; one out of its limits is limited. */
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

export interface Choice<Value extends string | number = string> {
  value: Value
  label: string
  /** A second line under the label. */
  detail?: string
  /** Why it cannot be chosen. */
  disabledReason?: string
}

/** One of a few, all in sight. */
export function RadioField<Value extends string | number>({
  name,
  label,
  hint,
  choices,
  look,
  onPicked,
}: FieldProps & {
  choices: readonly Choice<Value>[]
  look?: 'plain' | 'segments' | 'cards'
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
      {...(look ? { look } : {})}
      options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
      onChange={(text) => {
        const choice = choices.find((each) => String(each.value) === text)
        if (!choice) return
        set(choice.value)
        onPicked?.(choice.value)
      }}
    />
  )
}

/** What every picker is given: its choices, the words for them, and whether they are there. */
export interface Pickable extends ChoiceNoun {
  choices: readonly Choice[]
  /** Without it, the choices are there. */
  status?: ChoiceStatus
  /** Said in the place of the choices when there are none. */
  empty?: string
}

/** One of many, found by typing. A text that is not among them is kept, said to be wrong, and not sent. */
export function ChoiceField({
  name,
  choices,
  status = READY,
  noun,
  plural = pluralOf({ noun }),
  empty = `No ${plural}`,
  placeholder = `Select ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`,
  onPicked,
  ...field
}: FieldProps &
  Pickable & {
    placeholder?: string
    onPicked?: (value: string) => void
  }) {
  // The field is validated where it is shown: only it knows the text that is not a choice yet.
  const open = useRef<string>(undefined)
  const validate = useCallback(() => open.current, [])
  const [input, meta, helpers] = useField<string>({ name, validate })
  const change = (value: string) => {
    // Formik validates a change at once, before this field is rendered again.
    open.current = undefined
    void helpers.setValue(value)
    onPicked?.(value)
  }
  const typed = useTyped({
    value: input.value,
    options: choices,
    status,
    noun,
    emptyText: empty,
    onChange: change,
  })
  useEffect(() => {
    open.current = typed.isOpen ? (typed.problem ?? statusText(status, plural, empty)) : undefined
  })
  return (
    <Field {...field} error={typed.problem ?? meta.error}>
      {(ids) => (
        <Combobox
          {...ids}
          name={name}
          value={input.value}
          options={choices}
          status={status}
          noun={noun}
          plural={plural}
          emptyText={empty}
          placeholder={placeholder}
          typed={typed}
          onChange={change}
        />
      )}
    </Field>
  )
}

/** A file of this computer; null while none is chosen. */
export function FileField({
  name,
  onPicked,
  ...field
}: FieldProps & { onPicked?: (file: File | null) => void }) {
  const { input, error, set } = useOwnField<File | null>(name)
  return (
    <Field {...field} error={error}>
      {(ids) => (
        <FileInput
          {...ids}
          name={name}
          file={input.value}
          onChange={(file) => {
            set(file)
            onPicked?.(file)
          }}
        />
      )}
    </Field>
  )
}
