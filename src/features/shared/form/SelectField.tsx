import { useField } from 'formik'
import { useId, useRef, type ReactNode } from 'react'
import { Checkbox } from '../../../ui/Checkbox'
import { ChoiceNotice, hasNotice } from '../../../ui/ChoiceNotice'
import { pluralOf, READY, statusText, type ChoiceNoun, type ChoiceStatus } from '../../../ui/choices'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import type { Choice } from './fields'

interface SelectFieldProps<Value extends string> extends Partial<ChoiceNoun> {
  name: string
  label: string
  hint?: ReactNode
  choices: readonly Choice<Value>[]
  /** How the list behind the choices stands; without it, they are there. */
  status?: ChoiceStatus
  disabled?: boolean
  onPicked?: (value: Value) => void
}

/** One of a handful that need no searching. While their list is on its way or missing, the select says so. */
export function SelectField<Value extends string>({
  name,
  choices,
  status = READY,
  noun = 'choice',
  plural = pluralOf({ noun }),
  disabled,
  onPicked,
  ...field
}: SelectFieldProps<Value>) {
  const [input, meta, helpers] = useField<Value>(name)
  const control = useRef<HTMLSelectElement>(null)
  const noticeId = useId()
  const isMissing = !choices.some((choice) => choice.value === input.value)
  const standIn = status.state === 'ready' ? input.value : statusText(status, plural)
  return (
    <Field {...field} error={meta.error}>
      {(ids) => (
        <div>
          <Select
            {...ids}
            ref={control}
            aria-describedby={
              [ids['aria-describedby'], hasNotice(status) && noticeId].filter(Boolean).join(' ') || undefined
            }
            name={name}
            value={input.value}
            options={[
              // The browser shows the first option for a value that has none: that would be a lie.
              ...(isMissing ? [{ value: input.value, label: standIn }] : []),
              ...choices,
              ...(!isMissing && status.state !== 'ready'
                ? [{ value: '…', label: standIn, disabled: true }]
                : []),
            ]}
            disabled={disabled}
            onChange={(text) => {
              const choice = choices.find(({ value }) => value === text)
              if (!choice) return
              if (onPicked) onPicked(choice.value)
              else void helpers.setValue(choice.value)
            }}
          />
          <ChoiceNotice id={noticeId} status={status} plural={plural} control={control} />
        </div>
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
