/** A month: enough time to renew a certificate. */
const SOON_MS = 30 * 86_400_000
const DAY_MS = 86_400_000

/** The validity of a certificate at a time. */
export type Expiry = 'expired' | 'expiring' | 'not_yet_valid' | 'valid'

/** A period of validity. */
export interface Validity {
  /** In milliseconds since the epoch. */
  notBefore: number
  notAfter: number
}

/** The validity of a certificate at a time. Rule: SILO-12. */
export function expiryAt({ notBefore, notAfter }: Validity, now: number): Expiry {
  if (now >= notAfter) return 'expired'
  if (now < notBefore) return 'not_yet_valid'
  return notAfter - now < SOON_MS ? 'expiring' : 'valid'
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A span in whole days, or hours below a day. */
function spanText(ms: number): string {
  if (ms >= DAY_MS) return plural(Math.floor(ms / DAY_MS), 'day')
  const hours = Math.floor(ms / 3_600_000)
  return hours === 0 ? 'less than an hour' : plural(hours, 'hour')
}

/** The time until a certificate expires or becomes valid, or since it expired, in words. */
export function expiryText(validity: Validity, now: number): string {
  const { notBefore, notAfter } = validity
  switch (expiryAt(validity, now)) {
    case 'expired':
      return `expired ${spanText(now - notAfter)} ago`
    case 'not_yet_valid':
      return `valid in ${spanText(notBefore - now)}`
    default:
      return `${spanText(notAfter - now)} left`
  }
}

/** When {@link expiryText} or {@link expiryAt} may change next, in milliseconds since the epoch. */
export function expiryChangesAt({ notBefore, notAfter }: Validity, now: number): number {
  const edge = [notBefore, notAfter].find((at) => at > now)
  const hour = now + 3_600_000
  return edge === undefined ? hour : Math.min(edge, hour)
}
