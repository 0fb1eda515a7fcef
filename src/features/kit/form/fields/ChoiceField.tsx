import { useCallback, useEffect, useMemo, useRef } from 'react'
import { invitation, pluralOf, READY, choiceStatusText } from '#ui/forms/choiceStatusText'
import { Combobox } from '#ui/forms/Combobox'
import { Field } from '#ui/forms/Field'
import { useTyped } from '#ui/forms/useTyped'
import { choicesApart, type Pickable } from '../choices'
import type { FieldProps } from './useOwnField'
import { useFormField } from '../FormFields'
import { useAsking, useByName } from './useByName'

/** One of many choices, found by typing. A text that matches none is kept, marked as an error, and not sent. */
export function ChoiceField({
  name,
  choices: given,
  status: listed = READY,
  noun,
  plural = pluralOf({ noun }),
  empty = `No ${plural}`,
  placeholder,
  onPicked,
  ...field
}: FieldProps &
  Pickable & {
    placeholder?: string
    onPicked?: (value: string) => void
  }) {
  const choices = useMemo(() => choicesApart(given), [given])
  // Validated by the field itself: only it has the text that is not a choice yet.
  const open = useRef<string>(undefined)
  const validate = useCallback(() => open.current, [])
  const [input, meta, helpers] = useFormField<Record<string, string>, string>({ name, validate })
  const change = (value: string) => {
    // The store validates a change immediately, before this field renders again.
    open.current = undefined
    void helpers.setValue(value)
    onPicked?.(value)
  }
  const byName = useByName(listed, choices)
  const typed = useTyped({
    value: input.value,
    options: choices,
    statusOf: byName.statusOf,
    noun,
    emptyText: empty,
    onChange: change,
  })
  const { status } = typed
  useAsking(byName, typed.isTyping ? typed.text : input.value)
  useEffect(() => {
    open.current = typed.isOpen ? (typed.problem ?? choiceStatusText(status, plural, empty)) : undefined
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
          placeholder={placeholder ?? invitation(choices.length, status, { noun, plural })}
          typed={typed}
          onChange={change}
        />
      )}
    </Field>
  )
}
