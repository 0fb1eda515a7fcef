import { Field } from '#ui/forms/Field'
import { MiniTable } from '#ui/tables/MiniTable'
import { TextInput } from '#ui/forms/TextInput'
import { SubForm } from '#features/kit/form/SubForm'
import { foldOf } from './foldOf'
import { useRuleList } from './useRuleList'

/** The port filters of a rule. */
export function PortsField() {
  const { draft, items, error, add, remove, onKeyDown, typing } = useRuleList('port', true)
  return (
    <SubForm
      title="Port filters"
      note="The rule applies to traffic to these ports. Without any, it applies to all ports."
      addLabel="Add port filter"
      emptyReason={draft.trim() === '' ? 'Enter a port or a range first' : undefined}
      onAdd={add}
      {...foldOf({
        noun: 'port filter',
        none: 'Any port',
        items,
        isTyped: draft !== '' || error !== undefined,
      })}
      fields={
        <Field
          label="Port filter"
          hint="A single port (443) or a range (8000-8080); Enter or a comma adds it"
          error={error}
        >
          {(ids) => (
            <TextInput
              {...ids}
              name="ports-value"
              value={draft}
              onChange={(event) => typing.type(event.target.value)}
              onPaste={typing.onPaste}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      }
    >
      <MiniTable
        label="Port filters"
        columns={[{ header: 'Port ranges', cell: (range) => <code>{range}</code> }]}
        items={items}
        itemName={(range) => `port ${range}`}
        onRemove={remove}
      />
    </SubForm>
  )
}
