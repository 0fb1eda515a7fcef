import { object, string } from 'yup'
import type { IpPool, IpRange } from '#store/api/generated/types'
import type { RangeOfPool } from '#store/api/resources/ipPools'
import type { ApiError } from '#store/model/apiError'
import { ipError, ipNumber, ipVersion } from '#store/model/ip'
import { overlappingBound, overlaps, rangeText } from '#store/model/ipRange'
import { checkedText } from '#features/shared/form/rules'

/** Why a text cannot be a bound of a new range, or undefined. The server takes no IPv6 ranges yet. Rule: ADDR-8. */
const boundError = (text: string) =>
  ipError(text) ?? (ipVersion(text) === 6 ? 'IPv6 ranges are not supported yet' : undefined)

const isBound = (text: string) => text !== '' && boundError(text) === undefined

/** The error of two bounds that are valid each, and its field. */
function rangeError(
  range: IpRange,
  own: readonly IpRange[],
): { field: keyof IpRange; message: string } | undefined {
  if (ipNumber(range.first) > ipNumber(range.last))
    return { field: 'last', message: 'Must not be below the first address' }
  const other = own.find((candidate) => overlaps(candidate, range))
  return (
    other && {
      field: overlappingBound(range, other),
      message: `Overlaps with ${rangeText(other)} of this pool`,
    }
  )
}

/** @param own the ranges of the pool, as far as they are known */
export function newRangeSchema(own: readonly IpRange[]) {
  const bound = (field: keyof IpRange, label: string) =>
    checkedText(label, boundError).test('range', (_value, { parent, createError }) => {
      const first = string()
        .ensure()
        .trim()
        .cast((parent as IpRange).first)
      const last = string()
        .ensure()
        .trim()
        .cast((parent as IpRange).last)
      const error = isBound(first) && isBound(last) ? rangeError({ first, last }, own) : undefined
      return error?.field === field ? createError({ message: error.message }) : true
    })
  return object({ first: bound('first', 'First address'), last: bound('last', 'Last address') })
}

const ownerText = (owner: IpPool | undefined) =>
  owner ? `IP pool ${owner.name}` : "the region's own services"

/**
 * The field that an error belongs to. An overlap is explained with the range and the pool it lies in, if they can be
 * found; otherwise by the message of the server. Rule: ADDR-13.
 *
 * @param findRanges the ranges of all pools; undefined when they cannot be read
 */
export async function rangeFieldErrors(
  { message }: ApiError,
  range: IpRange,
  findRanges: () => Promise<readonly RangeOfPool[] | undefined>,
): Promise<Partial<Record<keyof IpRange, string>>> {
  if (/overlap/i.test(message)) {
    const other = (await findRanges())?.find((candidate) => overlaps(candidate.range, range))
    if (!other) return { first: message }
    return {
      [overlappingBound(range, other.range)]:
        `Overlaps with ${rangeText(other.range)} of ${ownerText(other.pool)}`,
    }
  }
  return /ipv6|first address/i.test(message) ? { first: message } : {}
}
