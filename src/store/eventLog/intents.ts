import type { IntentDetails } from './entry'
import type { EventLog } from './eventLog'
import { acted, fields, keyOf, nameOf, roleOf, targetOf, typed } from './intentTarget'

/**
 * Describes an element for people: role, accessible name and row. Never contains typed text, nor the text of
 * anything but a control.
 */
function describeElement(element: Element): string {
  const target = element.closest('[data-unlogged]') ?? element.closest(acted) ?? element
  const word = target.getAttribute('role') ?? target.localName
  const name =
    target.getAttribute('aria-label') ??
    (target.matches(fields) ? target.getAttribute('name') : nameOf(target, roleOf(target) ?? word))
  const text = name ? `${word} "${name.slice(0, 60)}"` : word
  const row = target.closest('tr:has(td)')
  const key = row && keyOf(row)
  return key ? `${text} in row "${key.slice(0, 60)}"` : text
}

/** The target, to find it again, and the option of a select, which is not typed. */
function detailsOf(element: Element): IntentDetails {
  if (element.closest('[data-unlogged]')) return {}
  const at = targetOf(element)
  const option = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined
  const field = element.matches(typed) ? element.getAttribute('name') : undefined
  return { ...(at && { at }), ...(option !== undefined && { option }), ...(field && { field }) }
}

/**
 * Whether an element is part of the debugger, or of a menu opened there: menus are at the end of the document.
 */
const isInDebugger = (element: Element): boolean =>
  element.closest('[data-debugger]') !== null ||
  (element.closest('[role="menu"]') !== null &&
    document.querySelector('[data-debugger] [aria-haspopup][aria-expanded="true"]') !== null)

/**
 * Records the user's actions, before any other listener runs. Each intent starts a chain, except a submit: its
 * cause is the click or the key. Typing into a field is one intent, from the first key on.
 *
 * @param signal stops the recording
 */
export function captureIntents(log: EventLog, document: Document, signal: AbortSignal) {
  /** The device of the last input. */
  let hand: 'keyboard' | 'pointer' = 'keyboard'
  /** The edited field, and its intent. */
  let typing: { field: Element; seq: number } | undefined

  function record(event: Event, target: Element, act: NonNullable<IntentDetails['act']>) {
    // A click without a pointer comes from a key, unless it follows another click, as that on a field follows the
    // one on its label.
    const given = log.sourceOf(log.cause)
    const isSubmit = act === 'submit'
    const isTyped = act === 'type'
    // Pasting and dropping have the device of the last input.
    const isByHand = isTyped
      ? event instanceof InputEvent && event.inputType.startsWith('insertFrom')
      : act === 'change'
    const isPointers = event instanceof MouseEvent && event.detail > 0
    return log.intent(
      `${act} ${describeElement(target)}`,
      isByHand ? hand : isPointers ? 'pointer' : (!isTyped && given) || 'keyboard',
      { act, ...(isSubmit ? {} : detailsOf(target)) },
      isSubmit && given ? log.cause : null,
    )
  }

  const capture = (event: Event) => {
    const { target, type } = event
    if (type === 'pointerdown') hand = 'pointer'
    if (type === 'keydown') hand = 'keyboard'
    // The debugger shows the log, so using it must not fill it.
    if (!(target instanceof Element) || isInDebugger(target)) return
    const isTyped = target.matches(typed)
    if (type === 'input' && isTyped) {
      if (typing?.field === target) log.resume(typing.seq)
      else typing = { field: target, seq: record(event, target, 'type') }
    } else if (type === 'click' || type === 'submit' || (type === 'change' && !isTyped)) {
      typing = undefined
      record(event, target, type)
    } else if (event instanceof KeyboardEvent && event.key === 'Escape')
      // The only key that types no text and causes no click.
      log.intent('press Escape', hand, { keys: event.key }, null)
  }
  for (const type of ['pointerdown', 'keydown', 'click', 'input', 'submit', 'change'])
    document.addEventListener(type, capture, { capture: true, signal })
}
