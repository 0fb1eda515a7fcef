import { ipNumber, ipOf, ipVersion } from './network/ip'
import { nameError } from './names'

// Names and addresses that are counted: of many things that are created at once.

/** The most things that a form creates at once. Rule: MANY-6. */
export const MOST_AT_ONCE = 100

/** How many things a form creates; one while its field is empty. */
export const countOf = ({ count }: { count: number | '' }): number => Number(count) || 1

const PLACE = /\{(n+)\}/
const END = /^(.*-)(\d+)$/

const padded = (number: bigint, width: number) => String(number).padStart(width, '0')

/** Whether a text says itself where the number is: `web-{n}`. */
const isPattern = (text: string): boolean => PLACE.test(text)

/**
 * A name at a place of the count, from 0 on. A pattern is counted from one: `web-{n}`, or `web-{nn}` with leading
 * zeros. A name that ends with a number is counted on from there, and any other one gets a number: `web` is `web-1`,
 * `web-2`. Rule: MANY-6.
 */
export function countedName(text: string, at: number): string {
  const [whole = '', letters = ''] = PLACE.exec(text) ?? []
  if (whole !== '') return text.replace(whole, padded(BigInt(at + 1), letters.length))
  const [, before, number] = END.exec(text) ?? []
  if (before !== undefined && number !== undefined)
    return `${before}${padded(BigInt(number) + BigInt(at), number.startsWith('0') ? number.length : 1)}`
  return text === '' ? '' : `${text}-${at + 1}`
}

/** The names of a count. */
export const countedNames = (text: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => countedName(text, index))

/** The name of a form that creates one thing, or the counted names of all. */
export const namesOf = ({ name, count }: { name: string; count: number | '' }): readonly string[] =>
  countOf({ count }) === 1 ? [name] : countedNames(name, countOf({ count }))

/** A host name at a place of the count: a pattern, or its first part is counted. */
export function countedHostname(hostname: string, at: number): string {
  if (isPattern(hostname)) return countedName(hostname, at)
  const [first = '', ...rest] = hostname.split('.')
  return [countedName(first, at), ...rest].join('.')
}

/** The address that follows another one after so many; undefined beyond the last address, or for no address. */
export function countedIp(ip: string, at: number): string | undefined {
  const version = ipVersion(ip)
  return version === undefined ? undefined : ipOf(ipNumber(ip) + BigInt(at), version)
}

/** "web-1, web-2, web-3"; of many the first two and the last one: "web-1, web-2, … web-12". */
export const namesInShort = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 2).join(', ')}, … ${names.at(-1) ?? ''}`

/**
 * Why counted names cannot be used, or undefined: one is no name, or is taken.
 *
 * @param taken the names that exist already
 * @param noun what has them: "instance"
 */
export function countedNamesError(
  names: readonly string[],
  taken: ReadonlySet<string>,
  noun: string,
): string | undefined {
  const wrong = names.map((name) => nameError(name)).find(Boolean)
  if (wrong) return wrong
  const clashes = names.filter((name) => taken.has(name))
  if (clashes.length > 0)
    return clashes.length === 1
      ? `There is ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} ${clashes[0]} already`
      : `${clashes.length} ${noun}s have such names already: ${namesInShort(clashes)}`
  return new Set(names).size < names.length ? 'Two of them would have the same name' : undefined
}

/**
 * Why the name of a form that creates one thing or many cannot be used, or undefined.
 *
 * @param taken the names that exist already; for one thing, the region says so
 * @param noun what has them: "instance"
 */
export const namesError = (
  form: { name: string; count: number | '' },
  taken: ReadonlySet<string>,
  noun: string,
): string | undefined =>
  countOf(form) === 1 || form.name === ''
    ? nameError(form.name)
    : countedNamesError(namesOf(form), taken, noun)

/** The name that follows a name in the count and is free: `web-3` for `web-1` where there is `web-2`. */
export function nextFreeName(name: string, taken: ReadonlySet<string>): string {
  const pattern = END.test(name) ? name : `${name}-1`
  for (let at = 1; at <= taken.size + 1; at += 1) {
    const next = countedName(pattern, at)
    if (!taken.has(next)) return nameError(next) ? '' : next
  }
  return ''
}
