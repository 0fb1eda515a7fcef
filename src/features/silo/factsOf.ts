import type { Certificate } from '#store/api/generated/types'
import { certificateFacts, type CertificateFacts } from '#store/model/certificate'

const read = new WeakMap<Certificate, { facts: CertificateFacts | undefined }>()

/** What stands in a certificate; undefined for one that cannot be read. Each record is read once. */
export function factsOf(certificate: Certificate): CertificateFacts | undefined {
  const known = read.get(certificate) ?? { facts: certificateFacts(certificate.cert) }
  read.set(certificate, known)
  return known.facts
}
