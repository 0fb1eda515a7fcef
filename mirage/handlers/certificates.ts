import type { Certificate, CertificateCreate } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { checkNamed, requireFree } from '../access/lookup'
import { requireSiloAdminOr } from '../access/siloLookup'
import { isKeyOf, readChain, type CertificateFacts } from '../formats/x509'
import type { CertificateRow } from '../models/certificate'
import { handlersOf, type Region } from '../region'
import { newRow } from '../rules/newRow'
import { invalidValue, notFound } from '../wire/fault'
import { pageOf } from '../wire/pages'

const shown = ({ siloId: _, ...certificate }: CertificateRow): Certificate => certificate

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

/** A certificate to be kept, after it was looked at; its key never is. @throws 400 naming what is wrong with it */
export function certificateRow(region: Region, siloId: string, body: CertificateCreate): CertificateRow {
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

/** The certificates of the caller's silo. @throws 403 to all but its admins and the region's */
function own(region: Region): CertificateRow[] {
  const { silo } = region.caller()
  requireSiloAdminOr(region, silo, 'admin')
  return [...region.world.certificates.values()].filter(({ siloId }) => siloId === silo.id)
}

function find(region: Region, selector: string): CertificateRow {
  const byId = isUuid(selector)
  const row = own(region).find((each) => (byId ? each.id : each.name) === selector)
  if (!row) throw notFound('certificate', selector, byId ? 'id' : 'name')
  return row
}

/** TLS certificates of one's own silo. Source: §3.13. */
export const certificateHandlers = handlersOf({
  certificateList: ({ args, region }) => pageOf(own(region).map(shown), args),
  certificateView: ({ args, region }) => shown(find(region, args.certificate)),
  certificateCreate({ args: { body }, region }) {
    const others = own(region)
    const row = certificateRow(region, region.caller().silo.id, body)
    requireFree(others, 'certificate', row.name)
    region.world.certificates.set(row.id, row)
    return shown(row)
  },
  certificateDelete({ args, region }) {
    region.world.certificates.delete(find(region, args.certificate).id)
  },
})
