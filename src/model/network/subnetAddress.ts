import ipaddr from 'ipaddr.js'
import { ipVersion } from './ip'

/** Number of reserved addresses at the start of a subnet. */
const RESERVED = 5

const numberOf = (ip: string) => ipaddr.IPv4.parse(ip).octets.reduce((number, part) => number * 256 + part, 0)

/** Why an interface in the subnet cannot have this address, or undefined. Rule: NIC-3. */
export function subnetAddressError(ip: string, ipv4Block: string): string | undefined {
  if (ipVersion(ip) !== 4) return 'Must be an IPv4 address'
  const [address = '', width = '32'] = ipv4Block.split('/')
  const first = numberOf(address)
  const last = first + 2 ** (32 - Number(width)) - 1
  const number = numberOf(ip)
  if (number < first || number > last) return `Must be in the subnet, ${ipv4Block}`
  if (number < first + RESERVED || number === last)
    return 'The first five addresses of a subnet and its last one are reserved'
  return undefined
}
