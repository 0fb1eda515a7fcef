import type { Certificate } from '../../src/store/api/generated/types'

/** A certificate, and the silo it is for. */
export interface CertificateRow extends Certificate {
  siloId: string
}
