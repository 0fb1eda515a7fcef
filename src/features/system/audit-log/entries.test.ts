import { expect, it } from 'vitest'
import type { AuditLogEntry } from '#store/api/generated/types'
import { auditFacets, justAfter } from './entries'
import { resourcesOf } from './resourcesOf'

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

it('the census put what succeeded before what failed', () => {
  expect(auditFacets({}).find(({ isCensus }) => isCensus)?.order).toEqual(['error', 'unknown', 'success'])
})
