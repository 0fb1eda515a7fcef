import { api } from '../api/api'
import type { OperationName } from '../api/generated/operationTypes'

/** Sign-in, sign-out and the login of devices: they change nothing that the region has. */
const ofSession: ReadonlySet<string> = new Set<OperationName>([
  'loginLocal',
  'loginSaml',
  'logout',
  'deviceAuthRequest',
  'deviceAuthConfirm',
  'deviceAccessToken',
])

/** Whether a call of an endpoint changes something of the region. A query does not, even if it is sent by POST. */
export function isChange(operation: string): boolean {
  const endpoint: object | undefined = (api.endpoints as Record<string, object>)[operation]
  return endpoint !== undefined && 'useMutation' in endpoint && !ofSession.has(operation)
}
