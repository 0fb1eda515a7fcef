import { useState, type KeyboardEvent } from 'react'
import { Field } from '#ui/forms/Field'
import { MiniTable } from '#ui/tables/MiniTable'
import { TextInput } from '#ui/forms/TextInput'
import { SubForm } from '#features/shared/form/SubForm'
import { draftError, withTransitDraft, type NicValues } from './nicForm'
import { useForm } from '#features/shared/form/FormFields'

const itself = (block: string) => block

/** The transit IPs of an interface, added one at a time. A block is validated when it is added or saved. */
export function TransitIpsField() {
  const { values, errors, setValues, setFieldError } = useForm<NicValues>()
  const [isJudged, setJudged] = useState(false)
  const { draft, transitIps } = values
  const block = draft.trim()
  const error = draftError(values)

  function change(next: string) {
    setFieldError('draft', undefined)
    void setValues({ ...values, draft: next })
  }
  function add() {
    setJudged(error !== undefined)
    if (error === undefined) void setValues(withTransitDraft(values))
  }
  function clear() {
    setJudged(false)
    change('')
  }
  // Enter adds the block instead of saving the interface.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (block !== '') add()
  }
  return (
    <SubForm
      title="Transit IPs"
      note="Traffic for these networks is let through, although it is not meant for this instance."
      addLabel="Add transit IP"
      emptyReason={block === '' ? 'Enter a network first' : undefined}
      onAdd={add}
      onClear={clear}
      fields={
        <Field
          label="Transit IP"
          hint="A network, such as 192.168.10.0/24"
          error={(isJudged ? error : undefined) ?? errors.draft}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="draft"
              value={draft}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => change(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      }
    >
      <MiniTable
        label="Transit IPs"
        columns={[{ header: 'Transit IP', cell: (one) => <code>{one}</code> }]}
        items={transitIps}
        itemKey={itself}
        itemName={itself}
        onRemove={(gone) =>
          void setValues({ ...values, transitIps: transitIps.filter((one) => one !== gone) })
        }
      />
    </SubForm>
  )
}
