import type { CertificateFacts } from '#store/model/certificate'
import { expiryAt } from '#store/model/expiry'
import { coversSilo, siloHost } from '#store/model/siloHost'
import { formatDateTime } from '#ui/format/dates'

/** Something about a certificate that browsers and programs will not like. It does not keep it from being sent. */
export interface CertificateProblem {
  /** Goes on from what the certificate is called: "has expired". */
  verdict: string
  detail: string
}

/** The silo that shows a certificate, and the time. */
export interface CertificateUse {
  /** The name of the silo; '' while it is not known. */
  silo: string
  /** The host name of the console in use. */
  hostname: string
  /** Milliseconds since the epoch. */
  now: number
}

/** How many names of a certificate are listed. */
const NAMES_SHOWN = 3

function namesText(names: readonly string[]): string {
  if (names.length === 0) return 'It has no names.'
  const more = names.length - NAMES_SHOWN
  return `It is for ${names.slice(0, NAMES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/** Whether the certificate has expired, or is not valid yet. */
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
 * @param facts undefined for a certificate that cannot be read
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
