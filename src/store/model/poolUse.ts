import type { IpPoolUtilization } from '../api/generated/types'
import type { IpVersion } from './ip'

// The utilization of an IP pool, in big integers: a /40 of IPv6 has 2^88 addresses, and a float is exact to 2^53
// only. The API sends IPv6 counts as decimal texts for the same reason. Rule: ADDR-11.

/** The addresses of one IP version in a pool. */
export interface AddressUse {
  version: IpVersion
  allocated: bigint
  capacity: bigint
}

/** The use of a pool by IP version, IPv4 first. */
export const poolUse = ({ ipv4, ipv6 }: IpPoolUtilization): readonly AddressUse[] => [
  { version: 4, allocated: BigInt(ipv4.allocated), capacity: BigInt(ipv4.capacity) },
  { version: 6, allocated: BigInt(ipv6.allocated), capacity: BigInt(ipv6.capacity) },
]

/** Whether a pool has any address: one without a range has none. */
export const hasAddresses = (utilization: IpPoolUtilization) =>
  poolUse(utilization).some(({ capacity }) => capacity > 0n)

/** The number of free addresses; zero if more are allocated than exist. */
export const addressesLeft = ({ allocated, capacity }: AddressUse): bigint =>
  allocated < capacity ? capacity - allocated : 0n

/** The used share in hundredths of a percent, 0 to 10,000, rounded down. Use without capacity counts as full. */
export function usedShare({ allocated, capacity }: AddressUse): number {
  if (allocated >= capacity) return allocated === 0n ? 0 : 10_000
  return Number((allocated * 10_000n) / capacity)
}
