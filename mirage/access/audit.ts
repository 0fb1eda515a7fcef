import type { OperationName } from '../../src/store/api/generated/operationTypes'
import type { AuditLogEntry } from '../../src/store/api/generated/types'
import type { Operation } from '../../src/store/api/operation'
import { wireName } from '../../src/store/model/case'
import { idOf } from '../random'
import type { Region } from '../region'
import type { Fault } from '../wire/fault'

/** The calls that are written down. Source: backend-behaviour §3.16. */
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
])

/** Where every caller of this region seems to sit. */
export const CALLER_ADDRESS = '127.0.0.1'

interface Done {
  operation: Operation<OperationName>
  url: string
  headers: Headers
  requestId: string
  startedAt: string
  /** Who called, by id, as far as known. */
  userId: string | null
  fault?: Fault
}

/** Writes a finished call down, if it is one of those that are. */
export function audit(
  region: Region,
  { operation, url, headers, requestId, startedAt, userId, fault }: Done,
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
    result: fault
      ? {
          kind: 'error',
          httpStatusCode: fault.status,
          errorMessage: fault.message,
          errorCode: fault.errorCode ?? null,
        }
      : { kind: 'success', httpStatusCode: operation.status },
  }
  region.world.auditLog.push(entry)
}
