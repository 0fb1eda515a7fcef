import type { AddressLotBlockCreate } from '#store/api/generated/types'
import { ipError, ipKey, ipNumber, ipVersion } from './ip'

// Blocks of an address lot in their text form: `192.0.2.1-192.0.2.40`, or one address.

const boundsOf = (line: string): string[] => line.split(/\s*[-–—]\s*/)

/** Parses a line; one address is a block of one. */
export function blockOf(line: string): AddressLotBlockCreate {
  const [firstAddress = '', lastAddress = firstAddress] = boundsOf(line)
  return { firstAddress, lastAddress }
}

/** The identity of a block: equal for two spellings of one. */
export function blockKey(line: string): string {
  const { firstAddress, lastAddress } = blockOf(line)
  return `${ipKey(firstAddress)}-${ipKey(lastAddress)}`
}

/** Why a line is not a block, or undefined. Rule: OPS-4. */
export function blockError(line: string): string | undefined {
  if (boundsOf(line).length > 2) return 'must be two addresses with a dash between them'
  const { firstAddress, lastAddress } = blockOf(line)
  for (const bound of [firstAddress, lastAddress])
    if (ipError(bound) !== undefined) return `${bound || 'nothing'} is not a valid IP address`
  if (ipVersion(firstAddress) !== ipVersion(lastAddress)) return 'both addresses must be IPv4, or both IPv6'
  return ipNumber(firstAddress) > ipNumber(lastAddress)
    ? 'the last address must not be below the first'
    : undefined
}
