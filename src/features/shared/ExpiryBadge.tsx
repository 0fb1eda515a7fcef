import { expiryAt, type Expiry, type Validity } from '#model/expiry'
import { StateBadge, type StateTone } from '#ui/feedback/StateBadge'
import { useNow } from '#ui/text/useNow'
import { expiryChangesAt, expiryText } from './expiryText'

// Separate from the other tones, to keep these out of the first load of every list.
const tones: Record<Expiry, StateTone> = {
  valid: 'well',
  expiring: 'attention',
  expired: 'failed',
  not_yet_valid: 'unknown',
}

interface ExpiryBadgeProps {
  facts: Validity
  /** Nothing fails once it has expired, unlike with a certificate: it is over, as a token is. */
  isOverAtEnd?: boolean
}

/** The remaining validity of a certificate, a signature or a token, with a warning in its last month. Rule: SILO-12. */
export function ExpiryBadge({ facts, isOverAtEnd = false }: ExpiryBadgeProps) {
  const now = useNow((from) => expiryChangesAt(facts, from))
  const expiry = expiryAt(facts, now)
  const tone = isOverAtEnd && expiry === 'expired' ? 'off' : tones[expiry]
  return <StateBadge tone={tone} label={expiryText(facts, now)} />
}
