import { useField } from 'formik'
import type { ReactNode } from 'react'
import { CheckList, type CheckItem } from '../../../ui/CheckList'
import { FieldGroup } from '../../../ui/FieldGroup'

interface CheckListFieldProps {
  name: string
  label: string
  hint?: ReactNode
  items: readonly CheckItem[]
  allLabel?: string
}

/** Any of several, all in sight. The value is the list of what is chosen. */
export function CheckListField({ name, label, hint, items, allLabel }: CheckListFieldProps) {
  const [input, meta, helpers] = useField<readonly string[]>(name)
  return (
    <FieldGroup name={name} label={label} hint={hint} error={meta.error}>
      <CheckList
        name={name}
        items={items}
        chosen={input.value}
        onChange={(chosen) => void helpers.setValue(chosen)}
        {...(allLabel ? { allLabel } : {})}
      />
    </FieldGroup>
  )
}
