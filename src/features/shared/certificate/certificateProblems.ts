import type { CertificateFacts } from '#model/certificate'
import { expiryAt } from '#model/expiry'
import { coversSilo, siloHost } from '#model/siloHost'
import { formatDateTime } from '#ui/format/formatDateTime'

/** A problem that clients will have with a certificate. It does not block the submit. */
export interface CertificateProblem {
  /** The predicate after the certificate's name: "has expired". */
  verdict: string
  detail: string
}

/** The silo that uses a certificate, and the time. */
export interface CertificateUse {
  /** The name of the silo; '' while unknown. */
  silo: string
  /** The host name of the current console. */
  hostname: string
  /** Milliseconds since the epoch. */
  now: number
}

/** The maximum number of listed names of a certificate. */
const NAMES_SHOWN = 3

function namesText(names: readonly string[]): string {
  if (names.length === 0) return 'It has no names.'
  const more = names.length - NAMES_SHOWN
  return `It is for ${names.slice(0, NAMES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/** The problem of an expired certificate, or of one that is not valid yet. */
function datesProblem(facts: CertificateFacts, now: number): CertificateProblem[] {
  const expiry = expiryAt(facts, now)
  if (expiry === 'expired')
    return [{ verdict: 'has expired', detail: `It ended on ${formatDateTime(new Date(facts.notAfter))}.` }]
  if (expiry === 'not_yet_valid')
    return [
      { verdict: 'is not valid yet', detail: `It begins on ${formatDateTime(new Date(facts.notBefore))}.` },
    ]
  return []
}

/**
 * The problems of a certificate for a silo. Rule: SILO-13.
 *
 * @param facts undefined for an unreadable certificate
 */
export function certificateProblems(
  facts: CertificateFacts | undefined,
  { silo, hostname, now }: CertificateUse,
): CertificateProblem[] {
  if (!facts) return [{ verdict: 'cannot be read', detail: 'The region may refuse it.' }]
  const problems = datesProblem(facts, now)
  if (silo === '' || coversSilo(facts.names, silo, hostname)) return problems
  const host = siloHost(silo, hostname)
  return [
    ...problems,
    {
      verdict: `does not cover ${host ?? `the silo ${silo}`}`,
      detail: `${namesText(facts.names)}${host ? '' : ` The host name of the silo begins with ${silo}.`}`,
    },
  ]
}
