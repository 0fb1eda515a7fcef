import type { DeviceAccessToken } from '#store/api/generated/types'
import { dateOf } from '#store/model/dates'

/** Whether a token has expired at a time, in milliseconds since the epoch. It stays listed. Rule: AUTH-9. */
export function isExpired(token: DeviceAccessToken, now: number): boolean {
  const end = dateOf(token, 'timeExpires')
  return end !== null && end.getTime() <= now
}
