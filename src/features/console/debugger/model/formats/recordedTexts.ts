import { isRecord } from '#model/isRecord'
import type { Entry } from '#store/eventLog/entry'
import { GIB } from '#model/units'

// Typed texts are not in the log. A copy can type those that appear later, in an address or in the body of a
// request that is not secret.

/** The value of the one parameter in which two addresses differ; undefined if several or none differ. */
function changedParameter(from: string, to: string): string | undefined {
  const [before, after] = [from, to].map((address) => new URLSearchParams(address.split('?')[1] ?? ''))
  const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
  const changed = [...names].filter((name) => before?.get(name) !== after?.get(name))
  const [name] = changed
  return name === undefined || changed.length > 1 ? undefined : (after?.get(name) ?? '')
}

/** Converts a sent value to the typed text of its field: sizes are typed in GiB and sent in bytes. */
function typedAs(field: string, body: Readonly<Record<string, unknown>>): string | undefined {
  const value = body[field]
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const size = /^\w+GiB$/.test(field) ? body[field.slice(0, -'GiB'.length)] : undefined
  return typeof size === 'number' ? String(size / GIB) : undefined
}

/** The known texts, by the numbers of the intents that typed them. */
export function textsOf(entries: readonly Entry[]): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  /** The last typing into each field of a form that no request has sent yet. */
  const open = new Map<string, number>()
  for (const { seq, kind, subject, cause, data } of entries) {
    if (kind === 'intent' && data.act === 'type' && data.field !== undefined) open.set(data.field, seq)
    if (kind === 'route' && cause !== null) {
      const text = changedParameter(data.from, subject)
      const isSamePage = data.from.split('?')[0] === subject.split('?')[0]
      if (isSamePage && text !== undefined) texts.set(cause, text)
    }
    if (kind !== 'request') continue
    const { body } = data.args
    if (!isRecord(body)) continue
    for (const [name, typing] of open) {
      const text = typedAs(name, body)
      if (text === undefined || text === '[redacted]') continue
      texts.set(typing, text)
      open.delete(name)
    }
  }
  return texts
}
