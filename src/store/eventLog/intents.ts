import type { EventLog } from './eventLog'

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

/** Records what a person does, before any other listener runs. */
export function captureIntents(log: EventLog, document: Document) {
  const capture = (event: Event) => {
    if (!(event.target instanceof Element)) return
    // The debugger shows the log: looking at it must not fill it.
    if (event.target.closest('[data-debugger]')) return
    // A click without a pointer is from the keyboard.
    const byKey = event instanceof MouseEvent ? event.detail === 0 : event.type !== 'change'
    log.intent(`${event.type} ${describeElement(event.target)}`, byKey ? 'keyboard' : 'pointer')
  }
  for (const type of ['click', 'submit', 'change'])
    document.addEventListener(type, capture, { capture: true })
}
