import { compareWith, type Parsed } from './semanticVersion'
import { ApiError } from '../wire/apiError'
import { colonPath, matcherOf } from '../wire/matcher'

// Operations that the first versions with the header had, and that answer with what to use in their place. No shipped
// region has served them. Simplified: the region checks their parameters and bodies first.

/** The version that has other operations in their place. */
const UNTIL = 2026010800n

const groups = '/v1/multicast-groups'
const group = `${groups}/{multicastGroup}`

const withdrawn = (
  [
    [
      'POST',
      groups,
      'multicast group creation is deprecated; groups are created implicitly when instances join via: PUT /v1/instances/{instance}/multicast-groups/{group}',
    ],
    [
      'PUT',
      group,
      'multicast group update is deprecated; groups are managed implicitly through member operations',
    ],
    [
      'DELETE',
      group,
      'multicast group deletion is deprecated; groups are automatically deleted when all members leave',
    ],
    [
      'POST',
      `${group}/members`,
      'multicast group member add is deprecated; use the instance join endpoint: PUT /v1/instances/{instance}/multicast-groups/{group}',
    ],
    [
      'DELETE',
      `${group}/members/{instance}`,
      'multicast group member remove is deprecated; use the instance leave endpoint: DELETE /v1/instances/{instance}/multicast-groups/{group}',
    ],
  ] as const
).map(([method, path, message]) => ({ method, message, ...matcherOf(colonPath(path)) }))

/** The withdrawn operations at a path. */
export const withdrawnAt = (path: string) => withdrawn.filter(({ pattern }) => pattern.test(path))

/** Refuses a withdrawn operation to a caller of a version that has it. @throws 410 */
export function refuseWithdrawn(asked: Parsed | undefined, method: string, path: string) {
  if (!asked || compareWith(UNTIL, asked) >= 0) return
  const found = withdrawnAt(path).find((each) => each.method === method)
  if (found) throw new ApiError(410, undefined, found.message)
}
