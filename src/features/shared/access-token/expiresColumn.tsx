import type { DeviceAccessToken } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { expiryAt } from '#model/expiry'
import { DateText } from '#ui/text/DateText'
import { useNow } from '#ui/text/useNow'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import { expiryChangesAt } from '#features/shared/expiryText'
import { tokenValidity } from './tokenValidity'
import styles from './columns.module.css'

/** When a token ends, with a badge once that is near. */
export function TokenExpiry({ token }: { token: DeviceAccessToken }) {
  const validity = tokenValidity(token)
  const now = useNow((from) => (validity ? expiryChangesAt(validity, from) : Number.POSITIVE_INFINITY))
  if (!validity) return 'Never'
  return (
    <span className={styles.expires}>
      <DateText at={new Date(validity.notAfter)} />
      {expiryAt(validity, now) !== 'valid' && <ExpiryBadge facts={validity} isOverAtEnd />}
    </span>
  )
}

/** The column of when tokens end. */
export const expiresColumn = {
  id: 'timeExpires',
  cell: (token: DeviceAccessToken) => <TokenExpiry token={token} />,
  sortValue: (token: DeviceAccessToken) =>
    dateOf(token, 'timeExpires')?.getTime() ?? Number.POSITIVE_INFINITY,
}
