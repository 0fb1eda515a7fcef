import { DAY_MS } from '#src/durations'
import { expiryAt, type Validity } from '#model/expiry'
import type { Remedy } from '#features/system/issues/exports/finding'

/** An access token or a certificate. */
export interface Perishable {
  id: string
  kind: 'token' | 'certificate'
  name: string
  to: string
  facts: Validity
  /** The next step once it has expired, and before. */
  remedies: { expired: Remedy; expiring?: Remedy }
}

/** How long an expired token is named, in milliseconds. */
const NAMED_MS = 7 * DAY_MS

/** What has expired or expires within a month, by weight. */
interface Pressing {
  /** What expires soon, the soonest first; then expired certificates, then tokens, the latest first. */
  rows: readonly Perishable[]
  /** The number of tokens that expired more than a week ago: they are only counted. */
  oldTokens: number
}

const weightAt = ({ kind, facts }: Perishable, now: number): number =>
  expiryAt(facts, now) === 'expiring' ? 0 : kind === 'certificate' ? 1 : 2

/** Those that have expired or expire soon. @param now in milliseconds since the epoch */
export function pressingAt(all: readonly Perishable[], now: number): Pressing {
  const isOld = ({ kind, facts }: Perishable) => kind === 'token' && facts.notAfter < now - NAMED_MS
  const rows = all
    .filter((each) => ['expired', 'expiring'].includes(expiryAt(each.facts, now)) && !isOld(each))
    .toSorted((one, other) => {
      const [weight, otherWeight] = [weightAt(one, now), weightAt(other, now)]
      const later = one.facts.notAfter - other.facts.notAfter
      return weight - otherWeight || (weight === 0 ? later : -later)
    })
  return { rows, oldTokens: all.filter(isOld).length }
}
