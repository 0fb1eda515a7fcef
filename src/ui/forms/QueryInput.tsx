import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { counted } from '../format/counted'
import { VisuallyHidden } from '../text/VisuallyHidden'
import type { FieldIds } from './Field'
import { isComposing } from './isComposing'
import styles from './QueryInput.module.css'
import { asTyped } from './TextInput'

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

/** The list of suggestions, as keys and clicks use it. */
interface OpenList<Item> {
  items: readonly Item[]
  /** The index of the highlighted item; -1 for none. */
  active: number
  /** Moves the highlight, with one step outside the list between its end and its start. */
  step: (by: number) => void
  take: (item: Item) => void
  close: () => void
}

/** The caret of a text, and the suggestions at it. */
function useSuggestions<Item extends Suggestion, Found extends Suggestions<Item>>(
  input: RefObject<HTMLTextAreaElement | null>,
  {
    value,
    suggest,
    accept,
    onChange,
  }: Pick<QueryInputProps<Item, Found>, 'value' | 'suggest' | 'accept' | 'onChange'>,
) {
  const nextCaret = useRef<number>(undefined)
  const [caret, setCaret] = useState(0)
  const [isOpen, setOpen] = useState<'typing' | 'asked' | false>(false)
  /** The item highlighted by the arrow keys, -1 for none; undefined before an arrow key is pressed. */
  const [chosen, setChosen] = useState<number>()

  useLayoutEffect(() => {
    const at = nextCaret.current
    nextCaret.current = undefined
    if (at !== undefined) input.current?.setSelectionRange(at, at)
  }, [value, input])

  const found = isOpen ? suggest(value, caret) : undefined
  const items = found && (isOpen === 'asked' || found.isHelpful) ? found.items : []
  const active = Math.min(chosen ?? (found?.isBegun ? 0 : -1), items.length - 1)

  function openAt(at: number, how: 'typing' | 'asked') {
    setCaret(at)
    setChosen(undefined)
    setOpen(how)
  }
  const list: OpenList<Item> = {
    items,
    active,
    step: (by) => setChosen(((active + 1 + by + items.length + 1) % (items.length + 1)) - 1),
    take(item) {
      if (!found) return
      const next = accept(value, found, item)
      nextCaret.current = next.caret
      openAt(next.caret, 'typing')
      onChange(next.text)
    },
    close() {
      setOpen(false)
      setChosen(undefined)
    },
  }
  return { list, setCaret, openAt }
}

/** The action of a key in an open list; undefined if it has none there. */
function actInList<Item>(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { items, active, step, take, close }: OpenList<Item>,
): (() => void) | undefined {
  if (items.length === 0 || shiftKey || ctrlKey || metaKey || altKey) return undefined
  const item = items[active]
  switch (key) {
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

interface SuggestionListProps<Item> {
  id: string
  list: OpenList<Item>
}

const optionId = (listId: string, index: number) => `${listId}-${index}`

const SuggestionList = <Item extends Suggestion>({
  id,
  list: { items, active, take },
}: SuggestionListProps<Item>) => (
  <div className={styles.list} id={id} role="listbox" aria-label="Suggestions">
    {items.map((item, index) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the text
      <div
        key={item.label}
        id={optionId(id, index)}
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
)

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
  const listId = useId()
  const { list, setCaret, openAt } = useSuggestions(input, { value, suggest, accept, onChange })
  const { items, active } = list

  useLayoutEffect(() => {
    if (!selected) return
    input.current?.focus()
    input.current?.setSelectionRange(selected.from, selected.to)
  }, [selected])

  function actInText({ key, shiftKey, ctrlKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if ((key === ' ' && ctrlKey) || (key === 'ArrowDown' && altKey))
      return () => openAt(input.current?.selectionStart ?? 0, 'asked')
    if (key !== 'Enter' || shiftKey) return undefined
    return () => {
      list.close()
      onEnter()
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const act = actInList(event, list) ?? actInText(event)
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
        {...asTyped}
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={items.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
        onChange={(event) => {
          openAt(event.target.selectionStart, 'typing')
          onChange(event.target.value)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={list.close}
        onKeyDown={onKeyDown}
      />
      {items.length > 0 && <SuggestionList id={listId} list={list} />}
      <VisuallyHidden>
        <span role="status">{items.length > 0 && counted(items.length, 'suggestion')}</span>
      </VisuallyHidden>
    </div>
  )
}
