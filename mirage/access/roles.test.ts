import { describe, expect, it } from 'vitest'
import { call, setupRegion } from '#tests/support/region'

const mock = setupRegion()

describe('a persona sees what its roles allow', () => {
  it.each([
    ['marit', '/v1/system/policy', 200],
    ['dele', '/v1/system/policy', 403],
    ['dele', '/v1/projects', 200],
    ['yuki', '/v1/projects/berth-planner', 200],
    ['yuki', '/v1/projects/sandbox', 404],
    ['colm', '/v1/projects', 403],
    ['ines', '/v1/projects/berth-planner', 404],
    [null, '/v1/me', 401],
  ])('%s asks for %s: %i', async (persona, path, status) => {
    mock.restart({ scenario: 'company', persona })
    expect((await call('GET', path)).status).toBe(status)
  })
  it('a viewer may not write', async () => {
    mock.restart({ scenario: 'company', persona: 'yuki' })
    const reply = await call('POST', '/v1/instances/berth-api-1/stop?project=berth-planner')
    expect(reply).toMatchObject({ status: 403, body: { error_code: 'Forbidden' } })
  })
  it('signs in with a name and a password, and out again', async () => {
    mock.restart({ persona: null })
    const login = (password: string) =>
      call('POST', '/v1/login/tidewater-research/local', { username: 'ines', password })
    expect((await login('bad')).status).toBe(401)
    expect((await login('good')).status).toBe(204)
    expect((await call('GET', '/v1/me')).body['display_name']).toBe('Ines Quadros')
    expect((await call('POST', '/v1/logout')).status).toBe(204)
    expect((await call('GET', '/v1/me')).status).toBe(401)
  })
})
