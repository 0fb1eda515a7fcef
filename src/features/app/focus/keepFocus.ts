import { focusHeading, isFocusLost } from './focusHeading'

// What has the focus can go away: the row that was deleted, the button that did its work. The focus then goes on to
// what is nearest to it, and never falls to the top of the document.

/** Where an element was while it was there. */
interface Place {
  element: HTMLElement
  /** Its name and what it is, to find its like beside it. */
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
/** Elements whose children are of a kind: the one that takes another's place is its like. */
const isList = (element: Element) => element.matches('tbody, ul, ol, [role="rowgroup"], [role="list"]')

/** The same control of the item that has taken the place of the one that is gone. */
function neighbour({ role, name }: Place, list: Element, index: number): HTMLElement | undefined {
  const item = list.children[Math.min(index, list.children.length - 1)]
  const controls = [...(item?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  return controls.find((control) => roleOf(control) === role && nameOf(control) === name) ?? controls[0]
}

function goOnFrom(place: Place) {
  const survivor = place.ancestors.find(({ element }) => element.isConnected)
  const target = survivor && isList(survivor.element) && neighbour(place, survivor.element, survivor.index)
  const dialog = survivor?.element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  if (target) target.focus()
  else if (dialog) dialog.focus()
  else focusHeading()
}

/**
 * Watches the focus of the whole document.
 *
 * @returns ends the watching
 */
export function keepFocus(): () => void {
  let place: Place | undefined
  let frame = 0
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) place = placeOf(target)
  }
  const restore = () => {
    if (place && !place.element.isConnected && isFocusLost()) goOnFrom(place)
  }
  const observer = new MutationObserver(() => {
    if (!place || place.element.isConnected || !isFocusLost()) return
    cancelAnimationFrame(frame)
    // A dialog that closes gives the focus back by itself, a moment after it is gone.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore)
    })
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
