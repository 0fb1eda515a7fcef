import { expiryAt, expiryChangesAt, expiryText, type Expiry, type Validity } from '#store/model/expiry'
import { StateBadge, type StateTone } from '#ui/feedback/StateBadge'
import { useNow } from '#ui/text/useNow'

// Separate from the other tones, to keep these out of the first load of every list.
const tones: Record<Expiry, StateTone> = {
  valid: 'well',
  expiring: 'attention',
  expired: 'failed',
  not_yet_valid: 'unknown',
}

/** The remaining validity of a certificate or a signature, with a warning in its last month. Rule: SILO-12. */
export function ExpiryBadge({ facts }: { facts: Validity }) {
  const now = useNow((from) => expiryChangesAt(facts, from))
  return <StateBadge tone={tones[expiryAt(facts, now)]} label={expiryText(facts, now)} />
}
