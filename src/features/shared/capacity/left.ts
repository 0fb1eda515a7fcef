import { formatCount, formatPercent } from '#ui/format/numbers'

/**
 * The rest of a quota, in words: so much left, nothing left, so much over the quota, or no quota. Use may exceed the
 * quota, which can be lowered at any time. The share in use is a percentage, and from ten times the quota on a number of
 * times.
 *
 * @param words formats an amount with its unit
 */
export function quotaLeftText(used: number, quota: number, words: (amount: number) => string): string {
  if (used > quota) return `${words(used - quota)} over the quota`
  if (quota === 0) return 'No quota'
  return used === quota ? 'Nothing left' : `${words(quota - used)} left`
}

/** The used share of a quota. Any use of a zero quota exceeds it. */
export function shareOf(used: number, quota: number): number {
  if (quota > 0) return used / quota
  return used > 0 ? Number.POSITIVE_INFINITY : 0
}

/** Larger shares are said in times the quota. */
const MOST_IN_PERCENT = 10

/** The used share of a quota as text; of a zero quota none. */
export function shareText(used: number, quota: number): string {
  if (quota === 0) return ''
  const share = used / quota
  return share < MOST_IN_PERCENT
    ? `${formatPercent(share)} used`
    : `${formatCount(Math.floor(share))} times the quota`
}
