import ipaddr from 'ipaddr.js'
import { linesOf } from '../lines'

// Addresses and networks. Strict checks: the library's `isValid` accepts `10.1` and `0x7f.1`.

export type IpVersion = 4 | 6

/** The names of the versions, by those of the API. */
export const ipVersionNames = { v4: 'IPv4', v6: 'IPv6' } as const

/** The IP version of an address, or undefined for other texts. No zones, no short forms of IPv4. */
export function ipVersion(text: string): IpVersion | undefined {
  // The library parses what it validates, and throws within for every text of the other version.
  if (text.includes(':')) return /^[0-9a-f:.]+$/i.test(text) && ipaddr.IPv6.isValid(text) ? 6 : undefined
  return ipaddr.IPv4.isValidFourPartDecimal(text) && !/(^|\.)0\d/.test(text) ? 4 : undefined
}

/** Why a text is not an address (IPv4 in four decimals without leading zeros, or IPv6 without a zone), or undefined. */
export const ipError = (text: string): string | undefined =>
  ipVersion(text) === undefined ? 'Not a valid IP address' : undefined

/**
 * An address as a number, for comparing and counting; a bigint because of IPv6. @throws for an invalid address
 */
export function ipNumber(ip: string): bigint {
  const bytes = (ipVersion(ip) === 4 ? ipaddr.IPv4 : ipaddr.IPv6).parse(ip).toByteArray()
  return bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n)
}

/** The address of a number; undefined if the version has no such address. */
export function ipOf(number: bigint, version: IpVersion): string | undefined {
  const width = version === 4 ? 4 : 16
  if (number < 0n || number >= 1n << BigInt(width * 8)) return undefined
  const bytes = Array.from({ length: width }, (_, index) =>
    Number((number >> BigInt((width - 1 - index) * 8)) & 255n),
  )
  return version === 4 ? new ipaddr.IPv4(bytes).toString() : new ipaddr.IPv6(bytes).toRFC5952String()
}

/** An address with the width of its network prefix. */
export interface Network {
  version: IpVersion
  address: string
  width: number
}

/** The number of bits of an address. */
export const bitsOf = (version: IpVersion): 32 | 128 => (version === 4 ? 32 : 128)

/** Parses a network: its parts first, then the width, then the width's maximum. @returns the error text if it is invalid. */
function networkOrError(text: string): Network | string {
  const [address = '', width = '', ...more] = text.split('/')
  const version = ipVersion(address)
  if (version === undefined || width === '' || more.length > 0)
    return 'Must contain an IP address and a width, separated by a /'
  if (!/^\d+$/.test(width)) return 'Width must be an integer'
  const most = bitsOf(version)
  if (Number(width) > most) return `Max width for IPv${version} is ${most}`
  return { version, address, width: Number(width) }
}

/** Why a text is not a network, or undefined. */
export function networkError(text: string): string | undefined {
  const found = networkOrError(text)
  return typeof found === 'string' ? found : undefined
}

/** Parses a network; undefined if it is invalid. */
export function networkOf(text: string): Network | undefined {
  const found = networkOrError(text)
  return typeof found === 'string' ? undefined : found
}

/** The canonical form of an address: equal for equal addresses. The text itself if it is not an address. */
export function ipKey(text: string): string {
  const version = ipVersion(text)
  return (version && ipOf(ipNumber(text), version)) ?? text
}

/** The first address of a network: its own without host bits. */
export const firstNumberOf = ({ version, address, width }: Network): bigint => {
  const size = 1n << BigInt(bitsOf(version) - width)
  return (ipNumber(address) / size) * size
}

/** The canonical form of a network, without host bits: equal for equal networks. The text itself if it is none. */
export function networkKey(text: string): string {
  const network = networkOf(text)
  return network ? `${ipOf(firstNumberOf(network), network.version)}/${network.width}` : text
}

/** The canonical form of an address with the width of its network. The text itself if it is none. */
export function ipWithWidthKey(text: string): string {
  const network = networkOf(text)
  return network ? `${ipKey(network.address)}/${network.width}` : text
}

/** The network that a text means if its address has host bits: "10.0.0.0/24" for 10.0.0.5/24. Otherwise undefined. */
export function enclosingNetwork(text: string): string | undefined {
  const network = networkOf(text)
  return network && firstNumberOf(network) !== ipNumber(network.address) ? networkKey(text) : undefined
}

/** The networks of a text, one per line, that have host bits, with what they mean; '' for none. */
export const enclosingNetworksText = (text: string): string =>
  linesOf(text)
    .flatMap((line) => {
      const meant = enclosingNetwork(line)
      return meant === undefined ? [] : [`${line} means ${meant}`]
    })
    .join(', ')

/** Whether `outer` contains `inner`. */
function isWithin(inner: Network, outer: Network): boolean {
  if (inner.version !== outer.version || inner.width < outer.width) return false
  return inner.version === 4
    ? ipaddr.IPv4.parse(inner.address).match(ipaddr.IPv4.parse(outer.address), outer.width)
    : ipaddr.IPv6.parse(inner.address).match(ipaddr.IPv6.parse(outer.address), outer.width)
}

/** Whether a network contains an address; false if either is invalid. */
export function isInNetwork(ip: string, block: string): boolean {
  // Most comparisons are of two versions: they are not parsed.
  if (ip.includes(':') !== block.includes(':')) return false
  const version = ipVersion(ip)
  const outer = networkOf(block)
  return (
    version !== undefined &&
    outer !== undefined &&
    isWithin({ version, address: ip, width: bitsOf(version) }, outer)
  )
}

/** The networks of IPv4 that are private. */
export const privateBlocks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']
/** Bounds of the prefix length of a subnet's IPv4 block. Rule: NET-3. */
const MIN_IPV4_BLOCK = 8
const MAX_IPV4_BLOCK = 26

const lies = (inner: Network, outer: string) => {
  const network = networkOf(outer)
  return network !== undefined && isWithin(inner, network)
}

/** Why a text is not a valid IPv4 block of a subnet, or undefined. */
export function ipv4BlockError(text: string): string | undefined {
  const network = networkOrError(text)
  if (typeof network === 'string') return network
  if (network.version !== 4) return 'Must be an IPv4 network'
  if (network.width < MIN_IPV4_BLOCK || network.width > MAX_IPV4_BLOCK)
    return `Width must be between ${MIN_IPV4_BLOCK} and ${MAX_IPV4_BLOCK}`
  if (!privateBlocks.some((block) => lies(network, block)))
    return `Must be private: within ${privateBlocks.slice(0, -1).join(', ')} or ${privateBlocks.at(-1)}`
  return undefined
}

/** Why a text is not a valid IPv6 block of a subnet in a VPC with this prefix, or undefined. */
export function ipv6BlockError(text: string, prefix: string): string | undefined {
  const network = networkOrError(text)
  if (typeof network === 'string') return network
  if (network.version !== 6) return 'Must be an IPv6 network'
  if (network.width !== 64) return 'Width must be 64'
  return lies(network, prefix) ? undefined : `Must be within the VPC's prefix, ${prefix}`
}

/** Why a text is not a valid IPv6 prefix of a VPC, or undefined. */
export function vpcPrefixError(text: string): string | undefined {
  const network = networkOrError(text)
  if (typeof network === 'string') return network
  if (network.version !== 6) return 'Must be an IPv6 network'
  if (!lies(network, 'fd00::/8')) return 'Must be unique local: within fd00::/8'
  return network.width === 48 ? undefined : 'Width must be 48'
}
