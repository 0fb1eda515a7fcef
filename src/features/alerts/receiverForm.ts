import { array, object, string } from 'yup'
import type { ApiError } from '#store/model/apiError'
import { checkedText, resourceDescription, resourceName } from '#features/shared/form/rules'

/** Why a text is not the address of an endpoint; undefined if it is. Rule: OPS-16. */
function endpointError(text: string): string | undefined {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? undefined : 'Must be a whole address, beginning with https:// or http://'
}

/** The values of both forms, for a new receiver and an existing one. */
const fields = {
  name: resourceName(),
  description: resourceDescription(),
  endpoint: checkedText('Endpoint', endpointError),
}
export const editSchema = object(fields)
export const createSchema = object({
  ...fields,
  secret: checkedText('Secret', () => undefined),
  subscriptions: array().of(string().required()).required(),
})

/** The field that an error belongs to. Rule: OPS-16. */
export function receiverFieldErrors({ message, errorCode }: ApiError): Record<string, string> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  return /endpoint/i.test(message) ? { endpoint: message } : {}
}
