import type { ReactNode } from 'react'
import { DAY_MS } from '#src/durations'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { certificatesApi } from '#store/api/resources/certificates'
import { isApiError } from '#model/apiError'
import { expiryAt, type Validity } from '#model/expiry'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { useNow } from '#ui/text/useNow'
import { accessTokens } from '#features/console/settings/access-tokens/noun'
import { certificates } from '#features/silo/silo-settings/certificates/noun'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { Link } from '#features/kit/routing/Link'
import { parsedCertificate } from '#features/silo/silo-settings/exports/parsedCertificate'
import { tokenValidity } from '#features/shared/access-token/tokenValidity'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import styles from '../overview.module.css'
import { shortId } from '#ui/text/truncated'

const all = { limit: ALL_LIMIT }

/** An access token or a certificate. */
interface Perishable {
  id: string
  name: string
  to: string
  facts: Validity
  isOverAtEnd?: true
}

const isPressing = ({ facts }: Perishable, now: number) =>
  ['expired', 'expiring'].includes(expiryAt(facts, now))

/** The user's access tokens that end. */
function useTokens() {
  const query = accessTokensApi.endpoints.currentUserAccessTokenList.useQuery(all)
  const rows = query.data?.items.flatMap((token): Perishable[] => {
    const facts = tokenValidity(token)
    const name = `Access token ${shortId(token.id)}`
    return facts ? [{ id: token.id, name, to: accessTokens.to.list(), facts, isOverAtEnd: true }] : []
  })
  return { query, rows }
}

/** The certificates of the silo. Only its admins may read them. */
function useCertificates() {
  const query = certificatesApi.endpoints.certificateList.useQuery(all)
  const rows = query.data?.items.flatMap((certificate): Perishable[] => {
    const { id, name } = certificate
    const facts = parsedCertificate(certificate)
    return facts
      ? [{ id, name: `Certificate ${name}`, to: certificates.to.page({ certificate: name }), facts }]
      : []
  })
  return { query, rows }
}

/** The access tokens and certificates that expire within a month, or have expired. Rule: SILO-12. */
export function Expiring() {
  const tokens = useTokens()
  const certs = useCertificates()
  const now = useNow((from) => from + DAY_MS)
  const isForbidden = isApiError(certs.query.error) && certs.query.error.statusCode === 403
  const pressing = [...(tokens.rows ?? []), ...(certs.rows ?? [])]
    .filter((row) => isPressing(row, now))
    .sort((a, b) => a.facts.notAfter - b.facts.notAfter)
  const isKnown =
    tokens.rows !== undefined &&
    (certs.rows !== undefined || isForbidden) &&
    !isCut(tokens.query.data) &&
    !isCut(certs.query.data)
  const note: ReactNode[] = [
    isKnown && pressing.length === 0 && 'Nothing has expired or expires within 30 days.',
    isForbidden && 'Certificates are shown to admins of the silo.',
  ]
  return (
    <>
      {pressing.length > 0 && (
        <ul className={styles.rows}>
          {pressing.map(({ id, name, to, ...validity }) => (
            <li key={id}>
              <Link to={to}>{name}</Link>
              <ExpiryBadge {...validity} />
            </li>
          ))}
        </ul>
      )}
      {!tokens.rows && <PendingQuery query={tokens.query} noun="access tokens" />}
      {!certs.rows && !isForbidden && <PendingQuery query={certs.query} noun="certificates" />}
      {note.map(
        (text, index) =>
          text && (
            <p key={index} className={styles.none}>
              {text}
            </p>
          ),
      )}
    </>
  )
}
