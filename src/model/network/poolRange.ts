import type { IpPool, IpRange } from '#store/api/generated/types'
import { wordsOr } from '../entryOf'
import { ipError, ipNumber, ipVersion, ipVersionNames } from './ip'
import { contains, ipRangeText, overlappingBound, overlaps } from './ipRange'
import { isMulticast, isSourceSpecific, multicastRanges, reservedRanges, specificRanges } from './multicast'

// A new range of an IP pool. Rule: ADDR-8.

/** The kind of a pool, which decides about its ranges. */
export type PoolKind = Pick<IpPool, 'ipVersion' | 'poolType'>

/**
 * Why a text cannot be a bound of a range in a pool, or undefined.
 *
 * @param kind undefined in a region whose pools have none: they take IPv4 ranges alone
 */
export function boundError(text: string, kind: PoolKind | undefined): string | undefined {
  const version = ipVersion(text)
  if (version === undefined) return ipError(text)
  if (!kind) return version === 6 ? 'IPv6 ranges are not supported yet' : undefined
  const { ipVersion: own, poolType } = kind
  if (own !== `v${version}`)
    return `IPv${version} address not allowed in ${wordsOr(ipVersionNames, own)} pool`
  if (poolType === 'unicast' && isMulticast(text)) return 'Multicast address not allowed in unicast pool'
  if (poolType === 'multicast' && !isMulticast(text)) return 'Unicast address not allowed in multicast pool'
  return undefined
}

/** The error of a range, and the bound that has it. */
interface RangeError {
  field: keyof IpRange
  message: string
}

/** The error of a range of multicast groups. @param own the known ranges of the pool */
function multicastError(range: IpRange, own: readonly IpRange[]): RangeError | undefined {
  const reserved = reservedRanges.find((other) => overlaps(other, range))
  if (reserved)
    return {
      field: overlappingBound(range, reserved),
      message: `Overlaps with ${ipRangeText(reserved)}, which is reserved`,
    }
  const specific = specificRanges.find((other) => overlaps(other, range))
  if (specific && !(contains(specific, range.first) && contains(specific, range.last)))
    return {
      field: 'last',
      message: `Must not span source-specific groups, ${ipRangeText(specific)}, and others`,
    }
  const isSpecific = specific !== undefined
  if (!own.some(({ first }) => isSourceSpecific(first) !== isSpecific)) return undefined
  return {
    field: 'first',
    message: isSpecific
      ? 'This pool has groups for any source: source-specific ones need another pool'
      : 'This pool has source-specific groups: those for any source need another pool',
  }
}

/**
 * The error of a range of two valid bounds.
 *
 * @param own the known ranges of the pool
 */
export function rangeError(
  range: IpRange,
  own: readonly IpRange[],
  kind: PoolKind | undefined,
): RangeError | undefined {
  if (ipNumber(range.first) > ipNumber(range.last))
    return { field: 'last', message: 'Must not be below the first address' }
  if (kind?.poolType === 'unicast' && multicastRanges.some((other) => overlaps(other, range)))
    return { field: 'last', message: 'Must not span multicast and unicast addresses' }
  const error = kind?.poolType === 'multicast' ? multicastError(range, own) : undefined
  if (error) return error
  const other = own.find((candidate) => overlaps(candidate, range))
  return (
    other && {
      field: overlappingBound(range, other),
      message: `Overlaps with ${ipRangeText(other)} of this pool`,
    }
  )
}
