import { expect, it } from 'vitest'
import type { AuditLogEntry } from '#store/api/generated/types'
import { justAfter, personOf } from './entries'
import { resourcesOf } from './resources'

it.each([
  ['/v1/instances?project=shop', ['instances', 'projects/shop']],
  ['/v1/instances/web%201?project=shop', ['instances/web 1', 'instances', 'projects/shop']],
  ['/v1/projects', ['projects']],
  ['/login/ops/saml/sso', ['saml/sso', 'saml', 'login/ops', 'login']],
  ['/v1/system/silos/ops', ['silos/ops', 'silos']],
  ['/v1/disks/50%', ['disks/50%', 'disks']],
])('%s is about %j', (requestUri, expected) => {
  expect(resourcesOf({ requestUri } as AuditLogEntry)).toEqual(expected)
})

it('looks for an entry within its millisecond', () => {
  expect(justAfter('2026-01-15T09:00:00.123456Z')).toBe('2026-01-15T09:00:00.124Z')
})

it.each([
  [{ kind: 'silo_user', siloId: 'ops', siloUserId: 'marit' }, 'marit'],
  [{ kind: 'user_builtin', userBuiltinId: 'db-init' }, 'db-init'],
  [{ kind: 'unauthenticated' }, 'unauthenticated'],
  // Since 20251008; the model does not know it.
  [{ kind: 'scim', siloId: 'ops' }, 'scim'],
])('the caller of %j is %s', (actor, expected) => {
  expect(personOf({ actor } as unknown as AuditLogEntry)).toBe(expected)
})
