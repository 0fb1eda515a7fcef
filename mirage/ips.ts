import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** An address as the wire writes it. Handlers get addresses that were parsed before: one that is none is our mistake. */
export const canonicalIp = (text: string): string => ipaddr.parse(text).toString()

export const familyOf = (text: string): 'ipv4' | 'ipv6' => ipaddr.parse(text).kind()

/** Below, equal or above zero as the first address stands before, at or behind the second, of the same family. */
export function compareIps(a: string, b: string): number {
  const other = ipaddr.parse(b).toByteArray()
  for (const [at, part] of ipaddr.parse(a).toByteArray().entries()) {
    const difference = part - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

interface Block {
  firstAddress: string
  lastAddress: string
}

export const isInBlock = (ip: string, { firstAddress, lastAddress }: Block): boolean =>
  familyOf(ip) === familyOf(firstAddress) &&
  compareIps(firstAddress, ip) <= 0 &&
  compareIps(ip, lastAddress) <= 0

/** Address and width of a network: `10.0.0.0/8`. */
export function parseNet(net: string): { ip: string; width: number } {
  const [address, width] = ipaddr.parseCIDR(net)
  return { ip: address.toString(), width }
}

export const isInNet = (ip: string, net: string): boolean => {
  const [base, width] = ipaddr.parseCIDR(net)
  const address: Address = ipaddr.parse(ip)
  // The library refuses to compare families.
  return address.kind() === base.kind() && address.match(base, width)
}
