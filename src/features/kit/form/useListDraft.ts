import { useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { linesOf } from '#model/lines'
import { isComposing } from '#ui/forms/isComposing'
import { useForm } from './FormFields'
import { draftError, withDraft, type ItemKind, type Listed } from './listDraft'

interface ListDraftProps<Draft, Item> extends Listed<Draft, Item> {
  kind: ItemKind<Draft, Item>
  /** What the form says of the draft since it was last sent. */
  submitError: string | undefined
  /** Reports a duplicate while it is typed: only where longer values rarely begin with it. */
  reportsDuplicates?: boolean
  onChange: (next: Listed<Draft, Item>) => void
}

/**
 * The list editor of a form: a draft and the list that it is added to. The draft is validated when it is added or the
 * form is sent, and after a failed addition at every change until it is added or cleared.
 */
export function useListDraft<Draft, Item>({
  draft,
  items,
  kind,
  submitError,
  reportsDuplicates = false,
  onChange,
}: ListDraftProps<Draft, Item>) {
  const { submitCount } = useForm()
  const [isChecked, setChecked] = useState(false)
  // An unfinished text is no error: only a submit after the last change reports one.
  const [changedAt, setChangedAt] = useState(submitCount)
  const text = kind.textOf(draft)
  const said = submitCount > changedAt ? submitError : undefined
  const repeated = reportsDuplicates && !kind.validate(draft) ? draftError({ draft, items }, kind) : undefined

  function set(next: Listed<Draft, Item>) {
    setChangedAt(submitCount)
    onChange(next)
  }
  const change = (next: Draft) => set({ draft: next, items })
  /** Adds the items of a draft; those that cannot be added stay in it, with the reason. */
  function take(typed: Draft) {
    const next = withDraft({ draft: typed, items }, kind)
    setChecked(draftError({ draft: next.draft, items: next.items }, kind) !== undefined)
    set(next)
  }
  return {
    draft,
    items,
    /** Why the draft cannot be added, if it was validated. */
    error: (isChecked ? draftError({ draft, items }, kind) : repeated) ?? said,
    /** Whether the draft was validated. */
    isChecked: isChecked || said !== undefined,
    change,
    /** Sets a draft of another kind, without validation. */
    restart: (next: Draft) => {
      setChecked(false)
      change(next)
    },
    add: () => take(draft),
    remove: (index: number) => set({ draft, items: items.toSpliced(index, 1) }),
    /** Enter or a comma adds the item instead of sending the form, unless Enter picks from an open list. */
    onKeyDown: (event: KeyboardEvent) => {
      const picks = event.currentTarget.hasAttribute('aria-activedescendant')
      if (isComposing(event) || (event.key !== ',' && (event.key !== 'Enter' || picks))) return
      event.preventDefault()
      if (kind.itemOf(draft) !== undefined) take(draft)
    },
    /** The value and the handlers of the input of the typed text. */
    typing: {
      value: text,
      // The keyboard of a phone reports no comma, only the text with it.
      type: (next: string) =>
        next.includes(',') && !text.includes(',')
          ? take(kind.withText(draft, next))
          : change(kind.withText(draft, next)),
      // An input of one line would join the lines of a paste.
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text/plain')
        if (linesOf(pasted).length < 2) return
        event.preventDefault()
        const { value, selectionStart, selectionEnd } = event.currentTarget
        const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
        take(kind.withText(draft, `${value.slice(0, from)}${pasted}${value.slice(to)}`))
      },
    },
  }
}
