import type { ReactNode } from 'react'
import { DAY_MS } from '#src/durations'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { certificatesApi } from '#store/api/resources/certificates'
import { isForbidden } from '#model/apiError'
import { expiryAt } from '#model/expiry'
import { isCut } from '#store/api/wire/nextPage'
import { planStep } from '#store/commands/plan'
import { ALL_LIMIT } from '#model/paging'
import { shortId } from '#ui/text/truncated'
import { useNow } from '#ui/text/useNow'
import { counted } from '#ui/format/counted'
import { deleteAccessToken } from '#features/console/settings/access-tokens/commands'
import { accessTokens } from '#features/console/settings/access-tokens/noun'
import { deleteCertificate } from '#features/silo/silo-settings/certificates/commands'
import { certificates } from '#features/silo/silo-settings/certificates/noun'
import type { Remedy } from '#features/system/issues/exports/finding'
import { RemedyCell } from '#features/system/issues/exports/findingColumns'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { Link } from '#features/kit/routing/Link'
import { parsedCertificate } from '#features/silo/silo-settings/exports/parsedCertificate'
import { tokenValidity } from '#features/shared/access-token/tokenValidity'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import styles from '../overview.module.css'
import { pressingAt, type Perishable } from './perishables'

const all = { limit: ALL_LIMIT }

/** The user's access tokens that end. */
function useTokens() {
  const query = accessTokensApi.endpoints.currentUserAccessTokenList.useQuery(all)
  const rows = query.data?.items.flatMap((token): Perishable[] => {
    const { id } = token
    const facts = tokenValidity(token)
    const remedies = { expired: planStep(deleteAccessToken, token) }
    const name = `Access token ${shortId(id)}`
    return facts ? [{ id, kind: 'token', name, to: accessTokens.to.list(), facts, remedies }] : []
  })
  return { query, rows }
}

/** The certificates of the silo. Only its admins may read them. */
function useCertificates() {
  const query = certificatesApi.endpoints.certificateList.useQuery(all)
  const rows = query.data?.items.flatMap((certificate): Perishable[] => {
    const { id, name: own } = certificate
    const facts = parsedCertificate(certificate)
    const name = `Certificate ${own}`
    const to = certificates.to.page({ certificate: own })
    const remedies = {
      expired: planStep(deleteCertificate, certificate),
      expiring: { label: 'Create new', to: certificates.to.create() },
    }
    return facts ? [{ id, kind: 'certificate', name, to, facts, remedies }] : []
  })
  return { query, rows }
}

/** The next step in a row, if there is one. */
const Step = ({ remedy, what }: { remedy: Remedy | undefined; what: string }) =>
  remedy && (
    <span className={styles.step}>
      <RemedyCell remedy={remedy} what={what} />
    </span>
  )

/** The access tokens and certificates that expire within a month, or have expired. Rule: SILO-12. */
export function Expiring() {
  const tokens = useTokens()
  const certs = useCertificates()
  const now = useNow((from) => from + DAY_MS)
  const isRefused = isForbidden(certs.query.error)
  const { rows, oldTokens } = pressingAt([...(certs.rows ?? []), ...(tokens.rows ?? [])], now)
  const isKnown =
    tokens.rows !== undefined &&
    (certs.rows !== undefined || isRefused) &&
    !isCut(tokens.query.data) &&
    !isCut(certs.query.data)
  const note: ReactNode[] = [
    isKnown && rows.length + oldTokens === 0 && 'Nothing has expired or expires within 30 days.',
    isRefused && 'Certificates are shown to admins of the silo.',
  ]
  return (
    <>
      {rows.length + oldTokens > 0 && (
        <ul className={`${styles.rows} ${styles.perishables}`}>
          {rows.map(({ id, kind, name, to, facts, remedies }) => (
            <li key={id}>
              <Link to={to}>{name}</Link>
              <ExpiryBadge facts={facts} isOverAtEnd={kind === 'token'} />
              <Step
                remedy={remedies[expiryAt(facts, now) === 'expired' ? 'expired' : 'expiring']}
                what={name}
              />
            </li>
          ))}
          {oldTokens > 0 && (
            <li>
              <Link to={accessTokens.to.list()}>{counted(oldTokens, 'expired token')}</Link>
              <span className={styles.past}>more than a week ago</span>
            </li>
          )}
        </ul>
      )}
      {!tokens.rows && <PendingQuery query={tokens.query} noun="access tokens" />}
      {!certs.rows && !isRefused && <PendingQuery query={certs.query} noun="certificates" />}
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
