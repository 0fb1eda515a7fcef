import { object, string } from 'yup'
import type { ProbeCreate } from '#store/api/generated/types'
import type { ApiError } from '#store/model/apiError'
import { resourceDescription, resourceName } from '#features/shared/form/rules'

interface ProbeValues {
  name: string
  description: string
  /** The id of the sled. */
  sled: string
  /** Name of the pool; empty for the silo's default one. */
  pool: string
}

/** @param hasDefault whether the silo has a default pool */
export const newProbeSchema = (hasDefault: boolean) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    sled: string().ensure().required('Sled is required'),
    pool: hasDefault ? string().ensure() : string().ensure().required('IP pool is required'),
  })

/** The request for a new probe. */
export const probeBody = ({ name, description, sled, pool }: ProbeValues): ProbeCreate => ({
  name,
  description,
  sled,
  ...(pool ? { ipPool: pool } : {}),
})

/** The field that an error belongs to. */
export function probeFieldErrors({
  errorCode,
  message,
}: ApiError): Partial<Record<keyof ProbeValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/sled/i.test(message)) return { sled: message }
  if (/pool|no external ip addresses/i.test(message)) return { pool: message }
  return {}
}
