import { expiryAt } from '#model/expiry'
import { DateText } from '#ui/text/DateText'
import { useNow } from '#ui/text/useNow'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import { expiryChangesAt } from '#features/shared/expiryText'
import styles from './ExpiryDate.module.css'

/** The expiry of a signed document, with a warning in its last month and after it. @param until ISO 8601 */
export function ExpiryDate({ until }: { until: string }) {
  const validity = { notBefore: -Infinity, notAfter: Date.parse(until) }
  const now = useNow((from) => expiryChangesAt(validity, from))
  return (
    <span className={styles.end}>
      <DateText at={new Date(until)} />
      {expiryAt(validity, now) !== 'valid' && <ExpiryBadge facts={validity} />}
    </span>
  )
}
