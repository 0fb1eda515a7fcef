import type { DeviceAccessToken } from '#store/api/generated/types'
import { dateOf, timeOf } from '#model/dates'
import type { Validity } from '#model/expiry'

/** The validity of a token; undefined for one that never ends. */
export function tokenValidity(token: DeviceAccessToken): Validity | undefined {
  const end = dateOf(token, 'timeExpires')?.getTime()
  return end === undefined ? undefined : { notBefore: timeOf(token, 'timeCreated'), notAfter: end }
}

/** Whether a token has expired at a time, in milliseconds since the epoch. It stays listed. Rule: AUTH-9. */
export function isExpired(token: DeviceAccessToken, now: number): boolean {
  const end = dateOf(token, 'timeExpires')
  return end !== null && end.getTime() <= now
}
