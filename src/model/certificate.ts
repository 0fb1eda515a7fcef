import { AsnConvert } from '@peculiar/asn1-schema'
import {
  Certificate,
  id_ce_subjectAltName,
  SubjectAlternativeName,
  type GeneralName,
  type Name,
} from '@peculiar/asn1-x509'
import { pemBlocks } from './pem'

/** The fields of a certificate that the console shows. */
export interface CertificateFacts {
  /** Its subject: the common name, or the whole subject. */
  subject: string
  /** Its issuer. */
  issuer: string
  isSelfSigned: boolean
  /** The host names and addresses that the certificate is valid for. */
  names: readonly string[]
  /** In milliseconds since the epoch. */
  notBefore: number
  notAfter: number
  /** In hexadecimal digits. */
  serial: string
  /** The number of certificates in the chain, including this one. */
  chainLength: number
}

const COMMON_NAME = '2.5.4.3'

/** A distinguished name: its common name, else all of its values. */
function nameText(name: Name): string {
  const parts = name.flatMap((attributes) => [...attributes])
  const common = parts.filter(({ type }) => type === COMMON_NAME)
  return (common.length > 0 ? common : parts).map(({ value }) => value.toString()).join(', ')
}

const altText = ({ dNSName, iPAddress }: GeneralName): string[] =>
  [dNSName, iPAddress].filter((text) => text !== undefined)

/** The names that a certificate is valid for. Without a list of names, the common name. */
function namesOf({ tbsCertificate: { extensions, subject } }: Certificate): string[] {
  const list = extensions?.find(({ extnID }) => extnID === id_ce_subjectAltName)
  if (!list) return [nameText(subject)].filter((name) => name !== '')
  return AsnConvert.parse(list.extnValue.buffer, SubjectAlternativeName).flatMap(altText)
}

const hexOf = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function factsOf(chain: readonly Uint8Array<ArrayBuffer>[]): CertificateFacts | undefined {
  const [leaf] = chain
  if (!leaf) return undefined
  const certificate = AsnConvert.parse(leaf, Certificate)
  const { subject, issuer, validity, serialNumber } = certificate.tbsCertificate
  return {
    subject: nameText(subject),
    issuer: nameText(issuer),
    isSelfSigned: hexOf(AsnConvert.serialize(subject)) === hexOf(AsnConvert.serialize(issuer)),
    names: namesOf(certificate),
    notBefore: validity.notBefore.getTime().getTime(),
    notAfter: validity.notAfter.getTime().getTime(),
    serial: hexOf(serialNumber),
    chainLength: chain.length,
  }
}

/** The facts of a PEM chain, whose first certificate is the one in question; undefined for any other text. */
export function certificateFacts(pem: string): CertificateFacts | undefined {
  try {
    return factsOf(
      pemBlocks(pem)
        .filter(({ label }) => label === 'CERTIFICATE')
        .map(({ bytes }) => bytes),
    )
  } catch {
    return undefined
  }
}
