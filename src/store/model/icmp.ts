import { MAX_ICMP } from './limits'

/** The names of common ICMP types. */
export const ICMP_TYPES: Readonly<Record<number, string>> = {
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

/** `8 - Echo Request`; the number alone for a type without a name. */
export const icmpTypeText = (type: number) =>
  ICMP_TYPES[type] === undefined ? String(type) : `${type} - ${ICMP_TYPES[type]}`

const isOctet = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= MAX_ICMP

/** Why a text is not an ICMP type, or undefined. An empty text means all types. */
export const icmpTypeError = (text: string): string | undefined =>
  text === '' || isOctet(text) ? undefined : `ICMP type must be a number between 0 and ${MAX_ICMP}`

/** Replaces dashes of any length by a hyphen, since copied text often contains them. */
export const withHyphens = (text: string) => text.replace(/[-‐‑‒–—−]+/g, '-')

/** Why a text is neither an ICMP code nor a range of codes, or undefined. An empty text means all codes. */
export function icmpCodeError(text: string): string | undefined {
  if (text === '') return undefined
  const [first = '', last = first, ...more] = text.split('-')
  if (!isOctet(first) || !isOctet(last) || more.length > 0)
    return `ICMP code must be a number between 0 and ${MAX_ICMP}, or a range like 0-3`
  return Number(last) < Number(first) ? 'The upper code must not be below the lower one' : undefined
}
