import type { CertificateCreate } from '#store/api/generated/types'
import { checkNamed } from '../access/lookup'
import { isKeyOf, readChain, type CertificateFacts } from '../formats/x509'
import type { CertificateRow } from '../models/certificate'
import type { Region } from '../region'
import { invalidValue } from '../wire/apiError'
import { newRow } from './newRow'

function chainOf(text: string): CertificateFacts[] {
  try {
    return readChain(text)
  } catch {
    throw invalidValue('certificate', 'the chain could not be parsed')
  }
}

function matches(key: string, leaf: CertificateFacts): boolean {
  try {
    return isKeyOf(key, leaf)
  } catch {
    throw invalidValue('private-key', 'the key could not be parsed')
  }
}

/**
 * The row of a new certificate: checked, not yet stored, and without its key.
 *
 * @throws 400 that names the problem
 */
export function newCertificate(region: Region, siloId: string, body: CertificateCreate): CertificateRow {
  const { name, description } = checkNamed(body)
  const [leaf] = chainOf(body.cert)
  if (!leaf) throw invalidValue('certificate', 'the chain is empty')
  if (leaf.notAfter <= region.clock.now()) throw invalidValue('certificate', 'the certificate has expired')
  if (!matches(body.key, leaf)) throw invalidValue('private-key', 'the key does not match the certificate')
  return {
    ...newRow(region, `certificate ${siloId}`, { name, description }),
    cert: body.cert,
    service: body.service,
    siloId,
  }
}
