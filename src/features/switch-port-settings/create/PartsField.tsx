import { memo } from 'react'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { MiniTable } from '#ui/tables/MiniTable'
import { type FormStore, useFormField, useFormPart } from '#features/shared/form/FormFields'
import { partLists } from './partLists'
import { partKeys, type Part, type PartList, type SettingsValues } from './settingsValues'

interface PartsFieldProps<List extends PartList> {
  list: List
  open: (list: PartList) => void
}

/** One list of the form: what is in it, and the button that adds to it. */
function Parts<List extends PartList>({ list, open }: PartsFieldProps<List>) {
  const { title, addLabel, hint, columns, nameOf } = partLists[list]
  const [{ value }, { error }, { setValue }] = useFormField<readonly Part<List>[]>(list)
  const hasLink = useFormPart(({ values }: FormStore<SettingsValues>) => values.links.length > 0)
  const off = list === 'links' || hasLink ? {} : { disabledReason: 'Add a link first' }
  return (
    <FieldGroup name={list} label={title} hint={hint} error={error}>
      <MiniTable
        label={title}
        columns={columns}
        items={value}
        itemKey={partKeys[list]}
        itemName={nameOf}
        onRemove={(gone) => void setValue(value.filter((part) => part !== gone))}
      />
      <div>
        <Button {...off} onClick={() => open(list)}>
          {addLabel}
        </Button>
      </div>
    </FieldGroup>
  )
}

export const PartsField = memo(Parts)
