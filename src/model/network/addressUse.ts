import type { IpPool, IpPoolUtilization } from '#store/api/generated/types'
import type { IpVersion } from './ip'

// The utilization of an IP pool, in big integers: a /40 of IPv6 has 2^88 addresses, and a float is exact to 2^53
// only. Regions before 20251008 send IPv6 counts as decimal texts for the same reason; later ones send floats.
// A share is rounded down to hundredths of a percent and shown as a whole percentage, which is 0 % for nothing and 100 %
// for all alone; any use of no capacity counts as all of it. The page of a pool shows all digits; tables shorten them
// (UI-3) and have all digits in a tooltip.

/** The addresses of one IP version in a pool. */
export interface AddressUse {
  version: IpVersion
  allocated: bigint
  capacity: bigint
  /** Set if the counts are rounded: they come from floats that are not exact. */
  isRounded?: true
}

/** The exact counts by IP version, which regions before 20251008 send. */
interface CountsByVersion {
  ipv4: { allocated: number; capacity: number }
  ipv6: { allocated: string; capacity: string }
}

const hasCounts = (utilization: object): utilization is CountsByVersion =>
  'ipv4' in utilization && 'ipv6' in utilization

/** The use of a pool by IP version, IPv4 first. A newer pool has one version, an older one may have both. */
export function poolUse(
  utilization: IpPoolUtilization,
  { ipVersion }: Pick<IpPool, 'ipVersion'>,
): readonly AddressUse[] {
  if (hasCounts(utilization)) {
    const { ipv4, ipv6 } = utilization
    return [
      { version: 4, allocated: BigInt(ipv4.allocated), capacity: BigInt(ipv4.capacity) },
      { version: 6, allocated: BigInt(ipv6.allocated), capacity: BigInt(ipv6.capacity) },
    ]
  }
  const { capacity, remaining } = utilization
  return [
    {
      version: ipVersion === 'v6' ? 6 : 4,
      allocated: BigInt(Math.max(0, Math.round(capacity - remaining))),
      capacity: BigInt(Math.round(capacity)),
      ...(Number.isSafeInteger(Math.round(capacity)) ? {} : { isRounded: true }),
    },
  ]
}

/** Whether a pool has any address: one without a range has none. */
export const hasAddresses = (utilization: IpPoolUtilization) =>
  utilization.capacity > 0 || (hasCounts(utilization) && BigInt(utilization.ipv6.capacity) > 0n)

/** Whether there are addresses and none is free. */
export const isAllInUse = ({ allocated, capacity }: AddressUse): boolean =>
  capacity > 0n && allocated >= capacity

/** The number of free addresses; zero if more are allocated than exist. */
export const addressesLeft = ({ allocated, capacity }: AddressUse): bigint =>
  allocated < capacity ? capacity - allocated : 0n

/** The used share in hundredths of a percent, 0 to 10,000, rounded down. Use without capacity counts as full. */
export function usedShare({ allocated, capacity }: AddressUse): number {
  if (allocated >= capacity) return allocated === 0n ? 0 : 10_000
  return Number((allocated * 10_000n) / capacity)
}
