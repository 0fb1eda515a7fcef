import type { Recorder } from './recorder'

/**
 * What a person would call an element: its role and its name, and the row it stands in. Never what was typed, and of a
 * part marked `data-unlogged` only that it is there: a terminal shows what no log should keep.
 */
export function describeElement(element: Element): string {
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

/** Records what a person does, before anything else hears of it. */
export function captureIntents(recorder: Recorder, document: Document) {
  const capture = (event: Event) => {
    if (!(event.target instanceof Element)) return
    // A click without a pointer came from the keyboard.
    const byKey = event instanceof MouseEvent ? event.detail === 0 : event.type !== 'change'
    recorder.intent(`${event.type} ${describeElement(event.target)}`, byKey ? 'keyboard' : 'pointer')
  }
  for (const type of ['click', 'submit', 'change'])
    document.addEventListener(type, capture, { capture: true })
}
