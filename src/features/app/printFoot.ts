import { formatDateTime } from '#ui/format/dates'

/** Writes the address and the time below a printed page: base.css shows them from the attribute. */
export function followPrint(root: Element, signal: AbortSignal) {
  const write = () => root.setAttribute('data-printed', `${location.href} · ${formatDateTime(new Date())}`)
  addEventListener('beforeprint', write, { signal })
}
