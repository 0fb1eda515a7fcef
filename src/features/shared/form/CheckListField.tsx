import { useField } from 'formik'
import { useId, useRef, type ReactNode } from 'react'
import { CheckList, type CheckItem } from '../../../ui/CheckList'
import { ChoiceNotice } from '../../../ui/ChoiceNotice'
import { pluralOf, READY, statusText, type ChoiceNoun, type ChoiceStatus } from '../../../ui/choices'
import { FieldGroup } from '../../../ui/FieldGroup'

interface CheckListFieldProps extends ChoiceNoun {
  name: string
  label: string
  hint?: ReactNode
  items: readonly CheckItem[]
  /** How the list behind the items stands; without it, they are there. */
  status?: ChoiceStatus
  /** Shown in the place of the items when there are none. */
  empty: ReactNode
  allLabel?: string
}

/** Any of several, all in sight. The value is the list of what is chosen. */
export function CheckListField({
  name,
  label,
  hint,
  items,
  status = READY,
  noun,
  plural = pluralOf({ noun }),
  empty,
  allLabel,
}: CheckListFieldProps) {
  const [input, meta, helpers] = useField<readonly string[]>(name)
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
            {...(allLabel ? { allLabel } : {})}
          />
        ) : (
          <>
            {status.state === 'loading' && statusText(status, plural)}
            {status.state === 'ready' && empty}
          </>
        )}
      </div>
      <ChoiceNotice id={id} status={status} plural={plural} control={list} />
    </FieldGroup>
  )
}
