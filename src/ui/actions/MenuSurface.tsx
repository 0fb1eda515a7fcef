import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './Menu.module.css'
import { findTyped, MOVING_KEYS, entryAfter, typeOn, type Typed } from './menuKeys'
import { isSheetNow, useMenuPlace } from './useMenuPlace'

interface MenuSurfaceProps {
  /** The button that opened the menu. It gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  /** The edge of the button with which the menu is flush. */
  align: 'start' | 'end'
  /** Keeps the size that it was shown with, so that no entry moves under the pointer. */
  isFixed?: boolean
  /** On a phone, it is a sheet at the bottom of the window, of its full width, with its label as a title. */
  isSheet?: boolean
  /** At least as wide as the button. */
  isAsWide?: boolean | undefined
  onClose: () => void
  /** A text field above the entries. It gets the focus first, and the letters that are typed on entries. */
  head?: ReactNode
  /** Entries of a role that begins with `menuitem`, each with a tab index of −1; they act on their own clicks. */
  children: ReactNode
}

/** The text field above the entries. */
const fieldOf = (menu: HTMLElement | null) => menu?.querySelector('input') ?? undefined

/** The field, where it has the focus first: on touch it would bring up a keyboard over the entries. */
const firstFieldOf = (menu: HTMLElement | null) =>
  matchMedia('(pointer: fine)').matches ? fieldOf(menu) : undefined

const entriesOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

const entryAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role^="menuitem"]') : null

/** The text of an entry, without what screen readers do not read: its second line. */
const labelOf = (entry: HTMLElement) => entry.dataset['label'] ?? entry.textContent

/** Closes the menu by a press outside of it. A press on its button toggles it, and so is left to the button. */
function useOutsidePress(
  menu: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isInside = [menu, anchor].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isInside) close.current()
    }
    // Before the pressed element acts: it may open a menu itself.
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [menu, anchor])
}

/** Takes the focus, keeps it when its entry is replaced, and returns it to the button unless it is elsewhere by then. */
function useMenuFocus(menu: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>) {
  /** It was opened by a key, and its entries are still loading. */
  const isAwaited = useRef(false)
  useLayoutEffect(() => {
    const { current } = menu
    const button = anchor.current
    if (!current) return
    // Below a pointer nothing is highlighted until it moves.
    const isByKey = button?.matches(':focus-visible') === true
    const first = isByKey ? entriesOf(current)[0] : undefined
    isAwaited.current = isByKey && !first
    const target = firstFieldOf(current) ?? first ?? current
    target.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || current.contains(activeElement))
        button?.focus({ preventScroll: true })
    }
  }, [menu, anchor])
  useLayoutEffect(() => {
    const { current } = menu
    const { activeElement } = document
    const first = current && entriesOf(current)[0]
    const field = firstFieldOf(current)
    const isDue = (field ?? (isAwaited.current && first)) && activeElement === current
    if (first) isAwaited.current = false
    // The entry that says that the list is loading had it, or one that the field has filtered out.
    if (isDue || activeElement === document.body) (field ?? first ?? current)?.focus({ preventScroll: true })
  })
}

/**
 * Whether a mouse was moved. One that stands still while entries scroll or the menu grows leaves the highlight to the
 * keys.
 */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent) =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)

/** Activates an entry by Enter or Space. */
function activate(event: KeyboardEvent, entry: HTMLElement | undefined) {
  // With a modifier too: the browser follows a link as on a page.
  if (entry?.localName === 'a' && event.key === 'Enter' && !event.altKey && !event.repeat) return
  event.preventDefault()
  // The key that opened the menu may still be held.
  if (!event.repeat) entry?.click()
}

/**
 * An open menu of plain elements: keys, pointer, place and closing. The focus is the highlight. Decision:
 * docs/decisions/050-menus-of-plain-elements.md
 */
export function MenuSurface({
  anchor,
  label,
  align,
  isFixed = false,
  isSheet = false,
  isAsWide = false,
  onClose,
  head,
  children,
}: MenuSurfaceProps) {
  const menu = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>({ text: '', at: 0 })
  const isPressed = useRef(false)
  useMenuPlace(menu, anchor, { align, isFixed, isSheet, isAsWide, onClose })
  useOutsidePress(menu, anchor, onClose)
  useMenuFocus(menu, anchor)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, ctrlKey, metaKey, altKey, timeStamp } = event
    if (key === 'Tab') {
      // The browser goes on from the button.
      anchor.current?.focus({ preventScroll: true })
      onClose()
      return
    }
    if (key === 'Escape') {
      // A panel around the button stays open.
      event.stopPropagation()
      // The field clears its text first.
      if (!event.defaultPrevented) onClose()
      event.preventDefault()
      return
    }
    const field = fieldOf(currentTarget)
    if (event.target === field && key !== 'ArrowDown' && key !== 'ArrowUp') return
    const entries = entriesOf(currentTarget)
    const at = entries.findIndex((entry) => entry === document.activeElement)
    const text = ctrlKey || metaKey || altKey ? undefined : typeOn(typed.current, key, timeStamp)
    // The field takes the letter, since it has the focus before the letter arrives.
    if (field && (text || key === 'Backspace')) return field.focus()
    if (text) typed.current = text
    const to = text ? findTyped(entries.map(labelOf), text.text, at) : entryAfter(key, at, entries.length)
    if (text || MOVING_KEYS.has(key)) {
      // Also where there is nothing to move to yet: the page would scroll, and the menu close.
      event.preventDefault()
      if (to !== undefined) entries[to]?.focus()
    } else if (key === 'Enter' || key === ' ') activate(event, entries[at])
  }
  function onPointerMove(event: PointerEvent) {
    if (!isMoved(event)) return
    const entry = entryAt(event.target) ?? (head ? null : menu.current)
    if (entry && entry !== document.activeElement) entry.focus({ preventScroll: true })
  }
  /** Chooses the entry over which the press on the button is released. A sheet may open below that press. */
  function onPointerUp({ target, pointerType }: PointerEvent) {
    const isChoice = !isPressed.current && pointerType === 'mouse' && !isSheetNow(menu.current)
    if (isChoice) entryAt(target)?.click()
    isPressed.current = false
  }
  return createPortal(
    <div
      ref={menu}
      role={head ? 'group' : 'menu'}
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
      // Of a sheet, the page beside it: a tap closes the sheet, and does not reach the page.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onPointerMove={onPointerMove}
      onPointerLeave={(event) => {
        if (isMoved(event) && !head) menu.current?.focus({ preventScroll: true })
      }}
      onPointerUp={onPointerUp}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget === anchor.current
        if (relatedTarget && !isInside) onClose()
      }}
    >
      {head}
      <div className={styles.entries} {...(head && { role: 'menu', 'aria-label': label })}>
        {children}
      </div>
    </div>,
    document.body,
  )
}
