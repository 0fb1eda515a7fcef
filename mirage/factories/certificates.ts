import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate, Validity } from '@peculiar/asn1-x509'
import { pemBlocks } from '#store/model/pem'
import type { Region } from '../region'

const DAY_MS = 86_400_000
const LINE = /.{1,64}/g

/**
 * A certificate with other dates, in days from the start of the region: so the mock has one that ends soon, whatever
 * the day. The signature does not fit, and no one checks it: no client connects by TLS.
 */
export function datedCertificate(region: Region, pem: string, since: number, until: number): string {
  const [block] = pemBlocks(pem)
  if (!block) throw new Error('no certificate')
  const certificate = AsnConvert.parse(block.bytes, Certificate)
  const at = (days: number) => new Date(Math.floor(region.clock.now() / 1_000) * 1_000 + days * DAY_MS)
  certificate.tbsCertificate.validity = new Validity({ notBefore: at(since), notAfter: at(until) })
  const bytes = new Uint8Array(AsnConvert.serialize(certificate))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `-----BEGIN CERTIFICATE-----\n${(base64.match(LINE) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
}
