import { useId, useMemo, useRef, type ReactNode } from 'react'
import { CheckList } from '#ui/forms/CheckList'
import { ChoiceNotice } from '#ui/forms/ChoiceNotice'
import {
  pluralOf,
  READY,
  choiceStatusText,
  type ChoiceNoun,
  type ChoiceStatus,
} from '#ui/forms/choiceStatusText'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { choicesApart, type Choice } from '../choices'
import { useFormField } from '../FormFields'

interface CheckListFieldProps extends ChoiceNoun {
  name: string
  label: string
  hint?: ReactNode
  items: readonly Choice[]
  /** Status of the list; without it, the items are loaded. */
  status?: ChoiceStatus
  /** Shown when there are no items. */
  empty: ReactNode
  allLabel?: string
}

/** A multiple choice with all options visible. The value is the list of chosen ids. */
export function CheckListField({
  name,
  label,
  hint,
  items: given,
  status = READY,
  noun,
  plural = pluralOf({ noun }),
  empty,
  allLabel,
}: CheckListFieldProps) {
  const [input, meta, helpers] = useFormField<Record<string, readonly string[]>, string>(name)
  const items = useMemo(() => choicesApart(given), [given])
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  return (
    <FieldGroup name={name} label={label} hint={hint} error={meta.error}>
      <div ref={list} tabIndex={-1}>
        {items.length > 0 ? (
          <CheckList
            name={name}
            items={items}
            chosen={input.value}
            onChange={(chosen) => void helpers.setValue(chosen)}
            allLabel={allLabel}
          />
        ) : (
          <>
            {status.state === 'loading' && choiceStatusText(status, plural)}
            {status.state === 'ready' && empty}
          </>
        )}
      </div>
      <ChoiceNotice id={id} status={status} plural={plural} control={list} />
    </FieldGroup>
  )
}
