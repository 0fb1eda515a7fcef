import type { Certificate } from '#store/api/generated/types'
import { certificatesApi } from '#store/api/resources/certificates'
import type { CertificateFacts } from '#model/certificate'
import { expiryAt } from '#model/expiry'
import { CopyButton } from '#ui/actions/CopyButton'
import { Notice } from '#ui/feedback/Notice'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { useNow } from '#ui/text/useNow'
import { loadListed, type At } from '#features/kit/routing/load'
import { Link } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useShown } from '#features/kit/queries/gone'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import { parsedCertificate } from '../exports/parsedCertificate'
import styles from './CertificatePanel.module.css'
import { certificates } from './noun'
import { expiryChangesAt } from '#features/shared/expiryText'

const { certificateList, certificateView } = certificatesApi.endpoints

export const loader = loadListed(
  certificateView,
  certificateList,
  'certificate',
  ({ certificate }: At<'certificate'>) => ({ certificate }),
)

const lines = (texts: readonly string[]) =>
  texts.length === 0 ? <EmptyCell /> : texts.map((text) => <div key={text}>{text}</div>)

const read = (facts: CertificateFacts) => [
  { label: 'Expires', value: <ExpiryBadge facts={facts} /> },
  { label: 'Valid for', value: lines(facts.names) },
  { label: 'Subject', value: facts.subject || <EmptyCell /> },
  { label: 'Issuer', value: facts.isSelfSigned ? `${facts.issuer} (itself)` : facts.issuer },
  { label: 'Valid from', value: <DateText at={new Date(facts.notBefore)} /> },
  { label: 'Valid until', value: <DateText at={new Date(facts.notAfter)} /> },
  { label: 'Serial number', value: <IdText value={facts.serial} /> },
  {
    label: 'Chain',
    value: facts.chainLength === 1 ? 'This certificate alone' : `${facts.chainLength} certificates`,
  },
]

const serviceName = (service: Certificate['service']) =>
  service === 'external_api' ? 'Console and API' : service

/** The fields of a certificate, and how to replace it before it expires. */
export function CertificatePanel() {
  const at = useParam('certificate')
  const list = certificates.to.list()
  const query = certificateView.useQuery(at)
  const certificate = useShown(query, list)
  if (!certificate) return null
  const facts = parsedCertificate(certificate)
  return (
    <DetailsPanel
      title={certificates.panels.page}
      name={certificate.name}
      query={query}
      back={list}
      course={facts ? <ExpiryNotice facts={facts} /> : <Unread />}
      items={[
        { label: 'Description', value: certificate.description || <EmptyCell /> },
        ...(facts ? read(facts) : []),
        { label: 'Service', value: serviceName(certificate.service) },
        createdFact(certificate),
        idFact(certificate.id),
        {
          label: 'PEM',
          value: (
            <span className={styles.pem}>
              Without the key <CopyButton value={certificate.cert} label="Copy certificate" />
            </span>
          ),
        },
      ]}
    />
  )
}

const Unread = () => (
  <Notice tone="attention" title="It cannot be read here">
    This console cannot read the certificate. The region has accepted it.
  </Notice>
)

/** The consequence of its expiry, shown in its last month. */
function ExpiryNotice({ facts }: { facts: CertificateFacts }) {
  const now = useNow((from) => expiryChangesAt(facts, from))
  const expiry = expiryAt(facts, now)
  if (expiry === 'expired')
    return (
      <Notice tone="failed" title="It has expired">
        Browsers and programs do not trust the console and the API by it.{' '}
        <Link to={certificates.to.create()}>Create a new certificate</Link> for the same names, then delete
        this one.
      </Notice>
    )
  if (expiry !== 'expiring') return null
  return (
    <Notice tone="attention" title="It expires soon">
      Browsers and programs will no longer trust the console and the API by it.{' '}
      <Link to={certificates.to.create()}>Create a new certificate</Link> for the same names before that, then
      delete this one.
    </Notice>
  )
}
