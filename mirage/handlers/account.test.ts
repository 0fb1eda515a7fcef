import { describe, expect, it } from 'vitest'
import { call, items, setupRegion } from '#tests/support/region'

const mock = setupRegion()

describe('the account of the caller', () => {
  it('keys are created, unique by name, and seen by their owner only', async () => {
    const key = { name: 'laptop', description: '', public_key: 'ssh-ed25519 AAAA' }
    expect((await call('POST', '/v1/me/ssh-keys', key)).status).toBe(201)
    expect((await call('POST', '/v1/me/ssh-keys', key)).body['error_code']).toBe('ObjectAlreadyExists')
    expect((await call('DELETE', '/v1/me/ssh-keys/laptop')).status).toBe(204)
    mock.restart({ scenario: 'company', persona: 'dele' })
    expect(items(await call('GET', '/v1/me/ssh-keys'))).toEqual([])
    expect((await call('GET', '/v1/me/ssh-keys/laptop')).status).toBe(404)
  })
  it('a confirmed device holds a token until it is taken away', async () => {
    expect((await call('POST', '/device/confirm', { user_code: 'WXY-ZQRST' })).status).toBe(204)
    const [token] = items(await call('GET', '/v1/me/access-tokens'))
    expect(Object.keys(token ?? {}).sort()).toEqual(['id', 'time_created', 'time_expires'])
    const path = `/v1/me/access-tokens/${String(token?.['id'])}`
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(404)
  })
})
