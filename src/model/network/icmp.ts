import { MAX_ICMP } from '../limits'
import { withHyphens } from './portRange'

/** The names of common ICMP types. */
const ICMP_TYPES: Readonly<Record<number, string>> = {
  0: 'Echo Reply',
  3: 'Destination Unreachable',
  5: 'Redirect',
  8: 'Echo Request',
  9: 'Router Advertisement',
  10: 'Router Solicitation',
  11: 'Time Exceeded',
  12: 'Parameter Problem',
  13: 'Timestamp Request',
  14: 'Timestamp Reply',
}

/** The names of common ICMPv6 types. */
const ICMP6_TYPES: Readonly<Record<number, string>> = {
  1: 'Destination Unreachable',
  2: 'Packet Too Big',
  3: 'Time Exceeded',
  4: 'Parameter Problem',
  128: 'Echo Request',
  129: 'Echo Reply',
  130: 'Multicast Listener Query',
  131: 'Multicast Listener Report',
  132: 'Multicast Listener Done',
  133: 'Router Solicitation',
  134: 'Router Advertisement',
  135: 'Neighbor Solicitation',
  136: 'Neighbor Advertisement',
  137: 'Redirect Message',
}

/** The protocols with types and codes. */
export type IcmpProtocol = 'icmp' | 'icmp6'

const typesOf = (protocol: IcmpProtocol) => (protocol === 'icmp' ? ICMP_TYPES : ICMP6_TYPES)

/** `8 - Echo Request`; the number alone for a type without a name. */
export function icmpTypeText(type: number, protocol: IcmpProtocol = 'icmp'): string {
  const name = typesOf(protocol)[type]
  return name === undefined ? String(type) : `${type} - ${name}`
}

/** The types of a protocol that have a name, as text. */
export const icmpTypeTexts = (protocol: IcmpProtocol): string[] =>
  Object.keys(typesOf(protocol)).map((type) => icmpTypeText(Number(type), protocol))

const isOctet = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= MAX_ICMP

/** Why a text is not an ICMP type, or undefined. An empty text means all types. */
export const icmpTypeError = (text: string): string | undefined =>
  text === '' || isOctet(text) ? undefined : `ICMP type must be a number between 0 and ${MAX_ICMP}`

/** Why a text is neither an ICMP code nor a range of codes, or undefined. An empty text means all codes. */
export function icmpCodeError(text: string): string | undefined {
  if (text === '') return undefined
  const [first = '', last = first, ...more] = withHyphens(text).split('-')
  if (!isOctet(first) || !isOctet(last) || more.length > 0)
    return `ICMP code must be a number between 0 and ${MAX_ICMP}, or a range like 0-3`
  return Number(last) < Number(first) ? 'The upper code must not be below the lower one' : undefined
}
