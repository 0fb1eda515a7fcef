import type { Certificate } from '#store/api/generated/types'
import { certificateFacts, type CertificateFacts } from '#model/certificate'

const read = new WeakMap<Certificate, { facts: CertificateFacts | undefined }>()

/** The fields of a certificate, parsed once per record; undefined for one that cannot be parsed. */
export function parsedCertificate(certificate: Certificate): CertificateFacts | undefined {
  const known = read.get(certificate) ?? { facts: certificateFacts(certificate.cert) }
  read.set(certificate, known)
  return known.facts
}
