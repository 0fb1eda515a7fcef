import type { EventLog, IntentDetails } from './eventLog'
import { targetOf } from './intentTarget'

/**
 * Describes an element for people: its role, its name and its row. Never contains typed text; elements marked
 * `data-unlogged`, such as a terminal, are described without content.
 */
function describeElement(element: Element): string {
  const unlogged = element.closest('[data-unlogged]')
  if (unlogged)
    return `${unlogged.getAttribute('role') ?? unlogged.localName} "${unlogged.getAttribute('aria-label') ?? ''}"`
  const target = element.closest('button, a, [role], input, select, textarea') ?? element
  const role = target.getAttribute('role') ?? target.localName
  const typed = target.matches('input, select, textarea')
  const name = target.getAttribute('aria-label') ?? (typed ? target.getAttribute('name') : target.textContent)
  const row = target.closest('tr')?.querySelector('td')?.textContent
  const text = `${role} "${(name ?? '').trim().slice(0, 60)}"`
  return row ? `${text} in row "${row.trim().slice(0, 60)}"` : text
}

/** How what was acted on is found again; and the option of a select, which is not typed. */
function detailsOf(element: Element): IntentDetails {
  if (element.closest('[data-unlogged]')) return {}
  const at = targetOf(element)
  const option = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined
  return { ...(at && { at }), ...(option !== undefined && { option }) }
}

/** Whether an element is part of the debugger, or of a menu that is open there: menus stand at the end of the page. */
const isInDebugger = (element: Element): boolean =>
  element.closest('[data-debugger]') !== null ||
  (element.closest('[role="menu"]') !== null &&
    document.querySelector('[data-debugger] [aria-haspopup][aria-expanded="true"]') !== null)

/** Records what a person does, before any other listener runs. */
export function captureIntents(log: EventLog, document: Document) {
  const capture = (event: Event) => {
    if (!(event.target instanceof Element)) return
    // The debugger shows the log: looking at it must not fill it.
    if (isInDebugger(event.target)) return
    // A click without a pointer is from the keyboard.
    const byKey = event instanceof MouseEvent ? event.detail === 0 : event.type !== 'change'
    log.intent(
      `${event.type} ${describeElement(event.target)}`,
      byKey ? 'keyboard' : 'pointer',
      event.type === 'submit' ? {} : detailsOf(event.target),
    )
  }
  for (const type of ['click', 'submit', 'change'])
    document.addEventListener(type, capture, { capture: true })
}
