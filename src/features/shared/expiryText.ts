import { HOUR_MS, MINUTE_MS } from '#src/durations'
import { expiryAt, type Validity } from '#model/expiry'
import { agoChangesAt, formatAgo, formatShort } from '#ui/format/age'

/** The time until something expires or becomes valid, or since it expired: `expires in 12 d`, `expired 4 d ago`. */
export function expiryText(validity: Validity, now: number): string {
  const { notBefore, notAfter } = validity
  switch (expiryAt(validity, now)) {
    case 'expired':
      return `expired ${formatAgo(now - notAfter)}`
    case 'not_yet_valid':
      return `valid in ${formatShort(notBefore - now)}`
    default:
      return `expires in ${formatShort(notAfter - now)}`
  }
}

/** When {@link expiryText} or {@link expiryAt} may change next, in milliseconds since the epoch. */
export function expiryChangesAt({ notBefore, notAfter }: Validity, now: number): number {
  const edge = [notBefore, notAfter].find((at) => at > now)
  if (edge === undefined) return agoChangesAt(notAfter, now)
  return Math.min(edge, now + (edge - now > 2 * HOUR_MS ? HOUR_MS : MINUTE_MS))
}
