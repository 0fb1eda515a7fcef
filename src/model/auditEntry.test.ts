import { expect, it } from 'vitest'
import type { AuditLogEntry } from '#store/api/generated/types'
import { personOf, silosOf } from './auditEntry'

it.each([
  [{ kind: 'silo_user', siloId: 'ops', siloUserId: 'marit' }, 'marit', ['ops']],
  [{ kind: 'user_builtin', userBuiltinId: 'db-init' }, 'db-init', []],
  [{ kind: 'unauthenticated' }, 'unauthenticated', []],
  // Since 20251008; the model does not know it.
  [{ kind: 'scim', siloId: 'ops' }, 'scim', []],
])('the caller of %j is %s', (actor, person, silos) => {
  const entry = { actor } as unknown as AuditLogEntry
  expect(personOf(entry)).toBe(person)
  expect(silosOf([entry, entry])).toEqual(silos)
})
