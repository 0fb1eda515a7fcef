import { describe, expect, it } from 'vitest'
import { call, setupRegion } from '#tests/support/region'

const mock = setupRegion()

describe('policies', () => {
  const row = (role_name: string, at = 0) => ({
    identity_id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    identity_type: 'silo_user',
    role_name,
  })
  const put = (role_assignments: object[], path = '/v1/projects/web/policy') =>
    call('PUT', path, { role_assignments })
  it('are replaced whole', async () => {
    expect((await put([row('viewer')])).body['role_assignments']).toEqual([row('viewer')])
    expect((await call('GET', '/v1/projects/web/policy')).body['role_assignments']).toEqual([row('viewer')])
    expect((await put([])).body['role_assignments']).toEqual([])
  })
  it('know three roles and hold 64 rows', async () => {
    expect((await put([row('owner')])).body['message']).toContain('unknown variant `owner`')
    const many = (count: number) => Array.from({ length: count }, (_, index) => row('viewer', index))
    expect((await put(many(64))).status).toBe(200)
    expect((await put(many(65))).body['message']).toContain('invalid length 65')
  })
  it('of the silo are its admin’s to change', async () => {
    mock.restart({ scenario: 'company', persona: 'dele' })
    expect((await call('GET', '/v1/policy')).status).toBe(200)
    expect((await put([], '/v1/policy')).status).toBe(403)
  })
})
