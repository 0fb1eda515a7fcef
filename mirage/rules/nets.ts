import ipaddr from 'ipaddr.js'

// Addresses and blocks of addresses of either family, as the control plane reckons with them.

type Ip = ipaddr.IPv4 | ipaddr.IPv6

/** A block of addresses. The address is as it was given: it may have host bits. */
export interface Net {
  ip: Ip
  width: number
}

/** Whether a text is an IPv4 address of four numbers. */
export const isIpv4 = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text)

/** An address whose form is checked. */
export const ipOf = (text: string): Ip => ipaddr.parse(text)

/** A block whose form is checked, like `10.0.0.0/8`. */
export function netOf(text: string): Net {
  const [ip, width] = ipaddr.parseCIDR(text)
  return { ip, width }
}

export const netText = ({ ip, width }: Net): string => `${ip.toString()}/${width}`

/** An address in the spelling the wire has for it. */
export const canonicalIp = (text: string): string => ipOf(text).toString()

/** A block in the spelling the wire has for it; host bits stay. */
export const canonicalNet = (text: string): string => netText(netOf(text))

const bitsOf = (ip: Ip) => (ip.kind() === 'ipv4' ? 32 : 128)

/** An address as a number. IPv6 needs all its 128 bits. */
export const numberOf = (ip: Ip): bigint =>
  ip.toByteArray().reduce((number, byte) => number * 256n + BigInt(byte), 0n)

/** The address of a number. */
export const ipAt = (number: bigint, bits: 32 | 128): Ip =>
  ipaddr.fromByteArray(
    Array.from({ length: bits / 8 }, (_, at) => Number((number >> BigInt(bits - 8 - 8 * at)) & 255n)),
  )

/** First and last address of a block, as numbers. */
function ends({ ip, width }: Net): readonly [first: bigint, last: bigint] {
  const size = 1n << BigInt(bitsOf(ip) - width)
  const first = numberOf(ip) - (numberOf(ip) % size)
  return [first, first + size - 1n]
}

export const hasHostBits = (net: Net): boolean => numberOf(net.ip) !== ends(net)[0]

/** The block without its host bits. */
export const networkOf = (net: Net): Net => ({ ip: ipAt(ends(net)[0], bitsOf(net.ip)), width: net.width })

/** Whether all of a block lies in another. */
export const liesIn = (inner: Net, outer: Net): boolean =>
  inner.ip.kind() === outer.ip.kind() && inner.width >= outer.width && inner.ip.match([outer.ip, outer.width])

export const overlap = (a: Net, b: Net): boolean => liesIn(a, b) || liesIn(b, a)

/** Whether all of a block has private addresses of its family. */
export function isPrivate(net: Net): boolean {
  const range = net.ip.kind() === 'ipv4' ? 'private' : 'uniqueLocal'
  return ends(net).every((end) => ipAt(end, bitsOf(net.ip)).range() === range)
}

/** Addresses at the start of a subnet that are the region's own. Source: §4.5. */
const RESERVED = 5n

/** First and last address of a subnet's block that an interface may have. */
function guestEnds(block: Net): readonly [first: bigint, last: bigint] {
  const [first, last] = ends(block)
  return [first + RESERVED, last - 1n]
}

/** Whether an interface may have this address in a subnet's block. */
export function isForGuests(ip: Ip, block: Net): boolean {
  const [first, last] = guestEnds(block)
  return ip.kind() === block.ip.kind() && first <= numberOf(ip) && numberOf(ip) <= last
}

/** The addresses interfaces may have in a subnet's block, lowest first. */
export function* guestAddresses(block: Net): Generator<string> {
  const [first, last] = guestEnds(block)
  for (let number = first; number <= last; number += 1n) yield ipAt(number, bitsOf(block.ip)).toString()
}
