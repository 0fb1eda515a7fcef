// @chunk late
import { focusHeading, isFocusLost } from './focusHeading'

// The focused element can disappear: a deleted row, or a button whose action is complete. The focus then moves to
// the nearest control and never to the top of the document.

/** The position of a removed element. */
interface Place {
  element: HTMLElement
  /** Its name and role, to find a similar control nearby. */
  role: string
  name: string
  /** Its ancestors, innermost first, each with the position of the child that led to the element. */
  ancestors: readonly { element: Element; index: number }[]
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
const roleOf = (element: Element) => element.getAttribute('role') ?? element.localName

function placeOf(element: HTMLElement): Place {
  const ancestors: { element: Element; index: number }[] = []
  let child: Element = element
  for (let parent = child.parentElement; parent; parent = child.parentElement) {
    ancestors.push({ element: parent, index: [...parent.children].indexOf(child) })
    child = parent
  }
  return { element, role: roleOf(element), name: nameOf(element), ancestors }
}

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'
/** Elements whose children are similar: a sibling can take over the focus. */
const isList = (element: Element) => element.matches('tbody, ul, ol, [role="rowgroup"], [role="list"]')

/**
 * The same control in the item that took the place of the removed one: by its name, or else by its look, since its name
 * may have that of the item in it.
 */
function neighbour({ element, role, name }: Place, list: Element, index: number): HTMLElement | undefined {
  const item = list.children[Math.min(index, list.children.length - 1)]
  const controls = [...(item?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const alike = controls.filter((control) => roleOf(control) === role)
  return (
    alike.find((control) => nameOf(control) === name) ??
    alike.find(({ className }) => className === element.className) ??
    controls[0]
  )
}

function resumeFrom(place: Place) {
  const survivor = place.ancestors.find(({ element }) => element.isConnected)
  const target = survivor && isList(survivor.element) && neighbour(place, survivor.element, survivor.index)
  const dialog = survivor?.element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  if (target) target.focus()
  else if (dialog) dialog.focus()
  else focusHeading()
}

/** The rows before and after a row. */
const beside = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' } as const

const isArrow = (key: string): key is keyof typeof beside => key in beside

/** A row's name that leads somewhere. */
const NAME = ':scope > td:first-child :is(a, button)'

/**
 * The up and down arrows move the focus from the name of a row to that of its neighbour, in any table of the console. Does
 * nothing while rows are selected: then the arrows go from checkbox to checkbox.
 *
 * @returns a function that ends it
 */
function listenAtNames(): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!isArrow(key) || ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return
    const name = target instanceof Element && target.matches('a, button, [role="note"]') ? target : undefined
    let row = name?.closest('table:not([data-marked]) > tbody > tr > td:first-child')?.parentElement
    let next: HTMLElement | null | undefined
    while (row && !next) {
      row = row[beside[key]] as HTMLElement | null
      next = row?.querySelector<HTMLElement>(NAME)
    }
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/**
 * Watches the focus of the whole document, and moves it between the names in a table by the arrow keys.
 *
 * @param first the first focused element; it may have been removed since
 * @returns a function that ends it
 */
export function keepFocus(first: EventTarget | null): () => void {
  let place: Place | undefined
  let restoring = 0
  const stopNames = listenAtNames()
  const remember = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !isFocusLost()) place = placeOf(activeElement)
  }
  const restore = () => {
    if (place && !place.element.isConnected && isFocusLost()) resumeFrom(place)
  }
  const observer = new MutationObserver(() => {
    if (!place || place.element.isConnected || !isFocusLost()) return
    cancelAnimationFrame(restoring)
    // A closing dialog returns the focus itself, shortly after it is removed.
    restoring = requestAnimationFrame(() => {
      restoring = requestAnimationFrame(restore)
    })
  })
  remember()
  if (first instanceof Element && !first.isConnected && isFocusLost()) focusHeading()
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    stopNames()
    cancelAnimationFrame(restoring)
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
