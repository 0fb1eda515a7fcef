import type { Certificate } from '#store/api/generated/types'

/** A certificate and its silo. */
export interface CertificateRow extends Certificate {
  siloId: string
}
