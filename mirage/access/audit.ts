import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import type { AuditLogEntry } from '#store/api/generated/types'
import { wireName } from '#model/case'
import { idOf } from '../random'
import type { Region } from '../region'
import type { ApiError } from '../wire/apiError'

/**
 * The operations that have an entry in the audit log. Rule: OPS-19. Those of later versions have one each if they
 * change something; of the others, only these.
 */
const audited: ReadonlySet<OperationName> = new Set<OperationName>([
  'projectCreate',
  'projectDelete',
  'diskCreate',
  'diskDelete',
  'instanceCreate',
  'instanceDelete',
  'loginLocal',
  'loginSaml',
  'deviceAuthConfirm',
  'networkingBgpConfigUpdate',
  'physicalDiskDisableAdoption',
  'physicalDiskEnableAdoption',
  'rackMembershipAbort',
  'rackMembershipAddSleds',
  'scimTokenCreate',
  'scimTokenDelete',
  'systemIpPoolAssign',
  'systemNetworkingSettingsUpdate',
  'systemUpdateRecoveryFinish',
])

/** The address that every call of the mock comes from. */
export const CALLER_ADDRESS = '127.0.0.1'

interface FinishedCall {
  operation: Operation<OperationName>
  url: string
  headers: Headers
  requestId: string
  startedAt: string
  /** The id of the caller; null when it is not known. */
  userId: string | null
  /** Of success. */
  status: number
  error?: ApiError
}

/** Adds a finished call to the audit log, if its operation is audited. */
export function audit(
  region: Region,
  { operation, url, headers, requestId, startedAt, userId, status, error }: FinishedCall,
) {
  if (!audited.has(operation.name)) return
  const user = userId === null ? undefined : region.world.users.get(userId)
  const { pathname, search } = new URL(url)
  const entry: AuditLogEntry = {
    id: idOf(`audit ${requestId}`),
    requestId,
    operationId: wireName(operation.name),
    requestUri: pathname + search,
    sourceIp: CALLER_ADDRESS,
    userAgent: headers.get('user-agent'),
    authMethod: user ? (headers.has('authorization') ? 'access_token' : 'session_cookie') : null,
    actor: user
      ? { kind: 'silo_user', siloId: user.siloId, siloUserId: user.id }
      : { kind: 'unauthenticated' },
    timeStarted: startedAt,
    timeCompleted: region.timestamp(),
    result: error
      ? {
          kind: 'error',
          httpStatusCode: error.status,
          errorMessage: error.message,
          errorCode: error.errorCode ?? null,
        }
      : { kind: 'success', httpStatusCode: status },
  }
  region.world.auditLog.insert(entry)
}
