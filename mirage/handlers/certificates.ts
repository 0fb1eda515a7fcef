import type { Certificate } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { requireFree } from '../access/lookup'
import { requireSiloAdminOr } from '../access/siloLookup'
import type { CertificateRow } from '../models/certificate'
import { handlersOf, type Region } from '../region'
import { newCertificate } from '../rules/certificates'
import { notFound } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const toView = ({ siloId: _, ...certificate }: CertificateRow): Certificate => certificate

/** The certificates of the caller's silo. @throws 403 unless the caller is an admin of the silo or of the fleet */
function own(region: Region): CertificateRow[] {
  const { silo } = region.caller()
  requireSiloAdminOr(region, silo, 'admin')
  return region.world.certificates.where(({ siloId }) => siloId === silo.id)
}

function find(region: Region, selector: string): CertificateRow {
  const byId = isUuid(selector)
  const row = own(region).find((certificate) => (byId ? certificate.id : certificate.name) === selector)
  if (!row) throw notFound('certificate', selector, byId ? 'id' : 'name')
  return row
}

/** TLS certificates of the caller's silo. Rule: SILO-5. */
export const certificateHandlers = handlersOf({
  certificateList: ({ args, region }) => pageOf(own(region).map(toView), args),
  certificateView: ({ args, region }) => toView(find(region, args.certificate)),
  certificateCreate({ args: { body }, region }) {
    const others = own(region)
    const row = newCertificate(region, region.caller().silo.id, body)
    requireFree(others, 'certificate', row.name)
    region.world.certificates.insert(row)
    return toView(row)
  },
  certificateDelete({ args, region }) {
    region.world.certificates.remove(find(region, args.certificate).id)
  },
})
