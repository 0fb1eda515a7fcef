import { MAX_ICMP } from './limits'

/** The names of the ICMP types that people filter by. */
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

/** `8 - Echo Request`; the number alone for a type without a name here. */
export const icmpTypeText = (type: number) =>
  ICMP_TYPES[type] === undefined ? String(type) : `${type} - ${ICMP_TYPES[type]}`

const isOctet = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= MAX_ICMP

/** Why a text is not an ICMP type, or undefined if it is one. Nothing stands for all types. */
export const icmpTypeFault = (text: string): string | undefined =>
  text === '' || isOctet(text) ? undefined : `ICMP type must be a number between 0 and ${MAX_ICMP}`

/** Typed dashes of any length as one hyphen: copied tables are full of them. */
export const withHyphens = (text: string) => text.replace(/[-‐‑‒–—−]+/g, '-')

/** Why a text is neither an ICMP code nor a range of codes, or undefined if it is one. Nothing stands for all codes. */
export function icmpCodeFault(text: string): string | undefined {
  if (text === '') return undefined
  const [first = '', last = first, ...more] = text.split('-')
  if (!isOctet(first) || !isOctet(last) || more.length > 0)
    return `ICMP code must be a number between 0 and ${MAX_ICMP}, or a range like 0-3`
  return Number(last) < Number(first) ? 'The upper code must not be below the lower one' : undefined
}
