import ipaddr from 'ipaddr.js'

// Addresses and blocks of addresses of both families.

type Ip = ipaddr.IPv4 | ipaddr.IPv6

/** A block of addresses. The address may have host bits. */
export interface Cidr {
  ip: Ip
  width: number
}

/** An address. @throws when the text is none: its form is checked before */
export const ipOf = (text: string): Ip => ipaddr.parse(text)

/** A block such as `10.0.0.0/8`. @throws when the text is none: its form is checked before */
export function netOf(text: string): Cidr {
  const [ip, width] = ipaddr.parseCIDR(text)
  return { ip, width }
}

export const netText = ({ ip, width }: Cidr): string => `${ip.toString()}/${width}`

/** An address in its canonical form. */
export const canonicalIp = (text: string): string => ipOf(text).toString()

/** A block in its canonical form; host bits stay. */
export const canonicalNet = (text: string): string => netText(netOf(text))

const bitsOf = (ip: Ip) => (ip.kind() === 'ipv4' ? 32 : 128)

/** An address as a number, of 32 or 128 bits. */
export const numberOf = (ip: Ip): bigint =>
  ip.toByteArray().reduce((number, byte) => number * 256n + BigInt(byte), 0n)

/** A number as an address. */
export function ipAt(number: bigint, bits: 32 | 128): Ip {
  // IPv4 without big numbers: a search for a free address makes many.
  const ipv4 = Number(number)
  return ipaddr.fromByteArray(
    bits === 32
      ? [24, 16, 8, 0].map((shift) => (ipv4 >>> shift) & 255)
      : Array.from({ length: 16 }, (_, index) => Number((number >> BigInt(120 - 8 * index)) & 255n)),
  )
}

/** The first and the last address of a block, as numbers. */
export function ends({ ip, width }: Cidr): readonly [first: bigint, last: bigint] {
  const size = 1n << BigInt(bitsOf(ip) - width)
  const first = numberOf(ip) - (numberOf(ip) % size)
  return [first, first + size - 1n]
}

export const hasHostBits = (net: Cidr): boolean => numberOf(net.ip) !== ends(net)[0]

/** The block without its host bits. */
export const networkOf = (net: Cidr): Cidr => ({ ip: ipAt(ends(net)[0], bitsOf(net.ip)), width: net.width })

/** Whether a block lies completely in another. */
export const liesIn = (inner: Cidr, outer: Cidr): boolean =>
  inner.ip.kind() === outer.ip.kind() && inner.width >= outer.width && inner.ip.match([outer.ip, outer.width])

export const overlap = (a: Cidr, b: Cidr): boolean => liesIn(a, b) || liesIn(b, a)

/** Whether all addresses of a block are private. */
export function isPrivate(net: Cidr): boolean {
  const range = net.ip.kind() === 'ipv4' ? 'private' : 'uniqueLocal'
  return ends(net).every((end) => ipAt(end, bitsOf(net.ip)).range() === range)
}

/** The number of addresses at the start of a subnet that are reserved. Rule: NIC-3. */
const RESERVED = 5n

/** The first and the last address in the block of a subnet that an interface may have. */
function guestEnds(block: Cidr): readonly [first: bigint, last: bigint] {
  const [first, last] = ends(block)
  return [first + RESERVED, last - 1n]
}

/** Whether an interface may have this address in the block of a subnet. */
export function isForGuests(ip: Ip, block: Cidr): boolean {
  const [first, last] = guestEnds(block)
  return ip.kind() === block.ip.kind() && first <= numberOf(ip) && numberOf(ip) <= last
}

/** The addresses that interfaces may have in the block of a subnet, lowest first. */
export function* guestAddresses(block: Cidr): Generator<string> {
  const [first, last] = guestEnds(block)
  for (let number = first; number <= last; number += 1n) yield ipAt(number, bitsOf(block.ip)).toString()
}
