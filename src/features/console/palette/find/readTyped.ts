import { ipKey, ipVersion, networkKey, networkOf } from '#model/network/ip'
import { macKey } from '#model/network/macAddress'

/** Something that a typed or pasted text names exactly, in the one spelling that the index has. */
export interface Term {
  kind: 'id' | 'mac' | 'address' | 'network'
  text: string
}

/** A typed text as the index looks for it. */
export interface Sought {
  /** The words to look for, in lower case; '' for a pasted text of which only the terms count. */
  text: string
  /** Another spelling of the same beginning of an address: "02:5a" for "02-5a". */
  also: string | undefined
  terms: readonly Term[]
}

/** A pasted text is longer than a name: only the ids and addresses in it are looked for. */
const LONGEST_NAME = 63

const ID = /[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}/gi

/** An id with its hyphens, in lower case. */
const idKey = (id: string) =>
  id
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** The address that a word means, without brackets, port and zone: "fd00::1" of "[fd00::1%eth0]:443". */
function addressIn(word: string): string {
  const inner = /^\[([^\]]+)\](?::\d+)?$/.exec(word)?.[1] ?? word
  return inner.replace(/%.*$/, '').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}

/** What one word names. An address with a width is that address, and its network. */
function termsOfWord(word: string): readonly Term[] {
  const mac = macKey(word)
  if (mac !== undefined) return [{ kind: 'mac', text: mac }]
  const text = addressIn(word)
  if (ipVersion(text) !== undefined) return [{ kind: 'address', text: ipKey(text) }]
  const network = networkOf(text)
  if (!network) return []
  const own = ipKey(network.address)
  const key = networkKey(text)
  return [
    { kind: 'network', text: key },
    ...(key === `${own}/${network.width}` ? [] : [{ kind: 'address', text: own } as const]),
  ]
}

/** A beginning of an address in the spelling of the region; undefined if that is the text itself. */
function beginningKey(text: string): string | undefined {
  const isMac = /^[\da-f]{2}(?:-[\da-f]{2})*-?$/.test(text) && text.includes('-')
  if (isMac) return text.replaceAll('-', ':')
  // Groups of IPv6 have no leading zeros.
  const isV6 = /^[\da-f:]*:[\da-f:]*$/.test(text)
  const key = isV6 ? text.replace(/(^|:)0+(?=[\da-f])/g, '$1') : text
  return key === text ? undefined : key
}

/**
 * Reads a typed or pasted text: what it names exactly, in every spelling, and what is looked for in names and texts. Of an
 * error or a line of a log the ids and addresses are found.
 */
export function readTyped(typed: string): Sought {
  const text = typed.trim().toLowerCase()
  const ids = [...text.matchAll(ID)].map(([id]): Term => ({ kind: 'id', text: idKey(id) }))
  const words = text
    .replace(ID, ' ')
    .split(/[\s,;"'`“”‘’<>(){}=|]+/)
    .map((word) => word.replace(/[.:!?]+$/, (end) => (end === '::' ? end : '')))
  const others = words.filter((word) => word !== '').flatMap(termsOfWord)
  const terms = [...ids, ...others].filter(
    (term, at, all) => all.findIndex(({ text: other }) => other === term.text) === at,
  )
  const isPasted = terms.length > 0 && (words.filter(Boolean).length > 1 || text.length > LONGEST_NAME)
  return { text: isPasted ? '' : text, also: isPasted ? undefined : beginningKey(text), terms }
}
