import { object, string } from 'yup'
import type { FloatingIpCreate } from '#store/api/generated/types'
import type { ApiError } from '#store/model/apiError'
import { ipError } from '#store/model/ip'
import { optionalCheckedText, resourceDescription, resourceName } from '#features/shared/form/rules'

export interface FloatingIpValues {
  name: string
  description: string
  /** Name of the pool; empty for the silo's default one. */
  pool: string
  /** Empty for any free address. */
  ip: string
}

/** @param hasDefault whether the silo has a default pool */
export const newFloatingIpSchema = (hasDefault: boolean) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    pool: hasDefault ? string().ensure() : string().ensure().required('IP pool is required'),
    ip: optionalCheckedText(ipError),
  })

/** The request for a new address. Empty fields are left to the server. */
export const floatingIpBody = ({ name, description, pool, ip }: FloatingIpValues): FloatingIpCreate => ({
  name,
  description,
  ...(pool ? { pool } : {}),
  ...(ip ? { ip } : {}),
})

/** The field that an error belongs to. Rules: BAD-98 to BAD-100. */
export function fieldErrorsFrom({
  errorCode,
  message,
}: ApiError): Partial<Record<keyof FloatingIpValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/address not available/i.test(message)) return { ip: message }
  if (/pool|no external ip addresses/i.test(message)) return { pool: message }
  return {}
}
