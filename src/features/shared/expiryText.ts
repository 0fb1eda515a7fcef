import { expiryAt, type Validity } from '#store/model/expiry'
import { agoChangesAt, formatAgo } from '#ui/format/age'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A span in whole days, or hours below a day. */
function spanText(ms: number): string {
  if (ms >= DAY_MS) return plural(Math.floor(ms / DAY_MS), 'day')
  const hours = Math.floor(ms / HOUR_MS)
  return hours === 0 ? 'less than an hour' : plural(hours, 'hour')
}

/** The time until something expires or becomes valid, or since it expired, in words. */
export function expiryText(validity: Validity, now: number): string {
  const { notBefore, notAfter } = validity
  switch (expiryAt(validity, now)) {
    case 'expired':
      return `expired ${formatAgo(now - notAfter)}`
    case 'not_yet_valid':
      return `valid in ${spanText(notBefore - now)}`
    default:
      return `${spanText(notAfter - now)} left`
  }
}

/** When {@link expiryText} or {@link expiryAt} may change next, in milliseconds since the epoch. */
export function expiryChangesAt({ notBefore, notAfter }: Validity, now: number): number {
  const edge = [notBefore, notAfter].find((at) => at > now)
  return edge === undefined ? agoChangesAt(notAfter, now) : Math.min(edge, now + HOUR_MS)
}
