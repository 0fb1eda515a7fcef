import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import type { FieldIds } from './Field'
import styles from './QueryInput.module.css'

/** A range of a text; an empty one is a position between two characters. */
export interface TextPart {
  from: number
  to: number
}

/** One suggested completion. */
export interface Suggestion {
  label: string
  detail?: string
}

/** The suggestions at the caret. */
export interface Suggestions<Item extends Suggestion> {
  items: readonly Item[]
  /** The first item is a good guess: Enter and Tab accept it. */
  isBegun: boolean
  /** The list opens while typing; otherwise only on request, since it covers the content below. */
  isHelpful: boolean
}

interface QueryInputProps<Item extends Suggestion, Found extends Suggestions<Item>> extends FieldIds {
  name: string
  value: string
  placeholder?: string
  /** The same text in colours, with every letter in its place. */
  drawn: ReactNode
  suggest: (text: string, caret: number) => Found
  /** Returns the text and the caret after an item is accepted. */
  accept: (text: string, found: Found, item: Item) => { text: string; caret: number }
  onChange: (text: string) => void
  /** Called on Enter when no item is highlighted. */
  onEnter: () => void
  /** Selects and focuses this range whenever the object changes. */
  selected?: TextPart | undefined
}

/**
 * A multiline text in a query language, with suggestions at the caret. Up and down highlight an item of the list,
 * Enter or Tab accepts it, Escape closes the list; Enter alone submits, Shift+Enter inserts a line break.
 *
 * A combobox does not fit: it takes Home, End and the arrows for itself, and a `textarea` may not have the role
 * `combobox`. The textarea keeps its own role, with the list as its popup and a live count of suggestions.
 */
export function QueryInput<Item extends Suggestion, Found extends Suggestions<Item>>({
  name,
  value,
  placeholder,
  drawn,
  suggest,
  accept,
  onChange,
  onEnter,
  selected,
  ...ids
}: QueryInputProps<Item, Found>) {
  const input = useRef<HTMLTextAreaElement>(null)
  const nextCaret = useRef<number>(undefined)
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [isOpen, setOpen] = useState<'typing' | 'asked' | false>(false)
  /** The item highlighted by the arrow keys, -1 for none; undefined before an arrow key is pressed. */
  const [chosen, setChosen] = useState<number>()

  useLayoutEffect(() => {
    const at = nextCaret.current
    nextCaret.current = undefined
    if (at !== undefined) input.current?.setSelectionRange(at, at)
  }, [value])
  useLayoutEffect(() => {
    if (!selected) return
    input.current?.focus()
    input.current?.setSelectionRange(selected.from, selected.to)
  }, [selected])

  const found = isOpen ? suggest(value, caret) : undefined
  const items = found && (isOpen === 'asked' || found.isHelpful) ? found.items : []
  const active = Math.min(chosen ?? (found?.isBegun ? 0 : -1), items.length - 1)
  const optionId = (index: number) => `${listId}-${index}`

  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
  function open() {
    setCaret(input.current?.selectionStart ?? 0)
    setChosen(undefined)
    setOpen('asked')
  }
  function take(item: Item) {
    if (!found) return
    const next = accept(value, found, item)
    nextCaret.current = next.caret
    setCaret(next.caret)
    setChosen(undefined)
    setOpen('typing')
    onChange(next.text)
  }
  /** Moves the highlight, with one step outside the list between its end and its start. */
  const step = (by: number) => setChosen(((active + 1 + by + items.length + 1) % (items.length + 1)) - 1)

  function inList(event: KeyboardEvent): (() => void) | undefined {
    if (items.length === 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return undefined
    const item = items[active]
    switch (event.key) {
      case 'ArrowDown':
        return () => step(1)
      case 'ArrowUp':
        return () => step(-1)
      case 'Enter':
      case 'Tab':
        return item && (() => take(item))
      case 'Escape':
        return close
      default:
        return undefined
    }
  }
  function inText({ key, shiftKey, ctrlKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if ((key === ' ' && ctrlKey) || (key === 'ArrowDown' && altKey)) return open
    if (key !== 'Enter' || shiftKey) return undefined
    return () => {
      close()
      onEnter()
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const act = inList(event) ?? inText(event)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div className={styles.box}>
      <pre className={styles.drawn} aria-hidden>
        {drawn}
        {/* Gives a last empty line its height. */}
        {'\u200b'}
      </pre>
      <textarea
        {...ids}
        ref={input}
        name={name}
        className={styles.input}
        value={value}
        placeholder={placeholder}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={items.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onChange={(event) => {
          setCaret(event.target.selectionStart)
          setChosen(undefined)
          setOpen('typing')
          onChange(event.target.value)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {items.length > 0 && (
        <div className={styles.list} id={listId} role="listbox" aria-label="Suggestions">
          {items.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the text
            <div
              key={item.label}
              id={optionId(index)}
              ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.item}
              // The focus stays in the textarea.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <code>{item.label}</code>
              {item.detail && <small>{item.detail}</small>}
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {items.length > 0 && `${items.length} ${items.length === 1 ? 'suggestion' : 'suggestions'}`}
        </span>
      </VisuallyHidden>
    </div>
  )
}
