import { useId, useMemo, useRef, type ReactNode } from 'react'
import { ChoiceNotice, hasNotice } from '#ui/forms/ChoiceNotice'
import {
  pluralOf,
  READY,
  choiceStatusText,
  type ChoiceNoun,
  type ChoiceStatus,
} from '#ui/forms/choiceStatusText'
import { Field } from '#ui/forms/Field'
import { Select } from '#ui/forms/Select'
import { choicesApart, type Choice } from '../choices'
import { useFormField } from '../FormFields'

interface SelectFieldProps<Value extends string> extends Partial<ChoiceNoun> {
  name: string
  label: string
  hint?: ReactNode
  choices: readonly Choice<Value>[]
  /** Status of the list; without it, the choices are loaded. */
  status?: ChoiceStatus
  disabled?: boolean
  onPicked?: (value: Value) => void
}

/** One of a few choices. While their list is loading or missing, the select shows that. */
export function SelectField<Value extends string>({
  name,
  choices: given,
  status = READY,
  noun = 'choice',
  plural = pluralOf({ noun }),
  disabled,
  onPicked,
  ...field
}: SelectFieldProps<Value>) {
  const [input, meta, helpers] = useFormField<Record<string, Value>, string>(name)
  const choices = useMemo(() => choicesApart(given), [given])
  const control = useRef<HTMLSelectElement>(null)
  const noticeId = useId()
  const isMissing = !choices.some((choice) => choice.value === input.value)
  const standIn = status.state === 'ready' ? input.value : choiceStatusText(status, plural)
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
              // Without this option, the browser shows the first one for a value that has none.
              ...(isMissing ? [{ value: input.value, label: standIn }] : []),
              // An option has no place for its reason but its label.
              ...choices.map(({ value, label, disabledReason: reason }) =>
                reason === undefined
                  ? { value, label }
                  : { value, label: `${label}: ${reason}`, disabled: true },
              ),
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
