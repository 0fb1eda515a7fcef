import { Field } from '#ui/forms/Field'
import { TextInput } from '#ui/forms/TextInput'
import { MiniTable } from '#ui/tables/MiniTable'
import { SubForm } from './SubForm'
import type { useListDraft } from './useListDraft'

interface AddedTextsProps {
  list: ReturnType<typeof useListDraft<string, string>>
  /** The name of the input. */
  name: string
  /** The name of the list: "Transit IPs". */
  title: string
  note: string
  addLabel: string
  /** Why nothing can be added while nothing is typed. */
  emptyReason: string
  /** The label of the input, and its hint. */
  label: string
  hint: string
  /** The heading of the column, where it is not the label. */
  header?: string
  /** The name of an item to a screen reader, where it is not its text. */
  itemName?: (text: string) => string
  /** How the list is folded: see `SubForm`. */
  fold?: { moreLabel: string | undefined; none: string | undefined }
}

/** The field of a form that is a list of texts, added one at a time. */
export function AddedTexts({
  list: { draft, items, error, add, remove, onKeyDown, typing },
  name,
  title,
  note,
  addLabel,
  emptyReason,
  label,
  hint,
  header = label,
  itemName = (text) => text,
  fold,
}: AddedTextsProps) {
  return (
    <SubForm
      title={title}
      note={note}
      addLabel={addLabel}
      emptyReason={draft.trim() === '' ? emptyReason : undefined}
      onAdd={add}
      {...fold}
      fields={
        <Field label={label} hint={hint} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
              name={name}
              value={typing.value}
              onChange={(event) => typing.type(event.target.value)}
              onPaste={typing.onPaste}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
      }
    >
      <MiniTable
        label={title}
        columns={[{ header, cell: (text) => <code>{text}</code> }]}
        items={items}
        itemName={itemName}
        onRemove={remove}
      />
    </SubForm>
  )
}
