import { object, string } from 'yup'
import type { FloatingIpCreate } from '../../store/api/generated/types'
import type { ApiError } from '../../store/model/apiError'
import { ipFault } from '../../store/model/ip'
import { judgedIfGiven, resourceDescription, resourceName } from '../shared/form/rules'

export interface FloatingIpValues {
  name: string
  description: string
  /** Name of the pool; empty for the silo's default one. */
  pool: string
  /** Empty for whichever address is free. */
  ip: string
}

/** @param hasDefault whether the server knows a pool when none is named */
export const newFloatingIpSchema = (hasDefault: boolean) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    pool: hasDefault ? string().ensure() : string().ensure().required('IP pool is required'),
    ip: judgedIfGiven(ipFault),
  })

/** The request for a new address. What is left empty is left to the server. */
export const floatingIpBody = ({ name, description, pool, ip }: FloatingIpValues): FloatingIpCreate => ({
  name,
  description,
  ...(pool ? { pool } : {}),
  ...(ip ? { ip } : {}),
})

/** The field a refusal is about. Sources of the words: backend-behaviour §8, rows 98–100. */
export function refusedField({
  errorCode,
  message,
}: ApiError): Partial<Record<keyof FloatingIpValues, string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  if (/address not available/i.test(message)) return { ip: message }
  if (/pool|no external ip addresses/i.test(message)) return { pool: message }
  return {}
}
