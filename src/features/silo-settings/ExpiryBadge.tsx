import type { CertificateFacts } from '#store/model/certificate'
import { expiryAt, expiryChangesAt, expiryText } from '#store/model/expiry'
import { StateBadge } from '#ui/feedback/StateBadge'
import { useNow } from '#ui/text/useNow'
import { expiryTone } from '#features/shared/stateTones'

/** How long a certificate is valid, with a warning in its last month. Rule: SILO-12. */
export function ExpiryBadge({ facts }: { facts: CertificateFacts }) {
  const now = useNow((from) => expiryChangesAt(facts, from))
  return <StateBadge tone={expiryTone(expiryAt(facts, now))} label={expiryText(facts, now)} />
}
