import { DAY_MS } from '#src/durations'

/** A month: enough time to renew a certificate. */
const SOON_MS = 30 * DAY_MS

/** The validity of a certificate or a token at a time. */
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
