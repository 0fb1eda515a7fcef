import type { IpRange } from '#store/api/generated/types'
import { bitsOf, firstNumberOf, ipNumber, ipOf, ipVersion, networkOf } from './ip'

// Ranges of addresses, with inclusive bounds.

/** The number of addresses in a range. */
export const rangeSize = ({ first, last }: IpRange): bigint => ipNumber(last) - ipNumber(first) + 1n

/** The addresses of a network. @throws for an invalid network */
export function rangeOfNetwork(text: string): IpRange {
  const network = networkOf(text)
  if (!network) throw new Error(`${text} is no network`)
  const { version, width } = network
  const first = firstNumberOf(network)
  const last = first + (1n << BigInt(bitsOf(version) - width)) - 1n
  return { first: ipOf(first, version) ?? '', last: ipOf(last, version) ?? '' }
}

/** A range as text. */
export const ipRangeText = ({ first, last }: IpRange) => (first === last ? first : `${first}–${last}`)

/**
 * A sort key that orders addresses numerically, IPv4 first: as text, 192.0.2.9 would sort after 192.0.2.10. A network
 * has the key of its address; no address comes first. @throws for an invalid address
 */
export function ipSortKey(ipOrNetwork: string | undefined): string {
  const [ip] = ipOrNetwork?.split('/') ?? []
  return ip === undefined ? '' : `${ipVersion(ip) ?? ''} ${String(ipNumber(ip)).padStart(39, '0')}`
}

/** Whether a range contains an address. */
export const contains = ({ first, last }: IpRange, ip: string): boolean =>
  ipVersion(first) === ipVersion(ip) && ipNumber(first) <= ipNumber(ip) && ipNumber(ip) <= ipNumber(last)

/** Whether two ranges share an address. Ranges of different versions never do. */
export const overlaps = (a: IpRange, b: IpRange): boolean => contains(a, b.first) || contains(b, a.first)

/** The bound of a new range that lies in another one; the first one if both do, or if neither does. */
export const overlappingBound = (range: IpRange, other: IpRange): 'first' | 'last' =>
  !contains(other, range.first) && contains(other, range.last) ? 'last' : 'first'
