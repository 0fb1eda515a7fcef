import { describe, expect, it } from 'vitest'
import { makeFloatingIp } from '../factories/floatingIp'
import { call, items, rowNamed, setupRegion, SPECIFIED } from '#tests/support/region'

const mock = setupRegion(SPECIFIED)

const web = () => rowNamed(mock.region.world.projects, 'web')

describe('addresses', () => {
  const at = '/v1/floating-ips'
  it('the lowest free one is taken, attached, kept when its instance goes, and deleted', async () => {
    const made = await call('POST', `${at}?project=web`, { name: 'front', description: '' })
    expect(made).toMatchObject({ status: 201, body: { ip: '192.0.2.10', instance_id: null } })
    const attach = { kind: 'instance', parent: 'db-1' }
    expect((await call('POST', `${at}/front/attach?project=web`, attach)).status).toBe(202)
    expect((await call('DELETE', `${at}/front?project=web`)).status).toBe(400)
    const elsewhere = await call('POST', `${at}/front/attach?project=web`, { ...attach, parent: 'web-1' })
    expect(elsewhere).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect((await call('DELETE', '/v1/instances/db-1?project=web')).status).toBe(204)
    expect((await call('GET', `${at}/front?project=web`)).body['instance_id']).toBeNull()
    expect((await call('DELETE', `${at}/front?project=web`)).status).toBe(204)
  })
  it('one outside the pool or held already is refused, and a full pool says so', async () => {
    mock.restart({ scenario: 'company' })
    const make = (name: string, more: object) =>
      call('POST', `${at}?project=sandbox`, { name, description: '', ...more })
    expect((await make('a', { ip: '10.0.0.1' })).status).toBe(400)
    expect((await make('b', { ip: '192.0.2.10' })).status).toBe(400)
    expect((await make('c', { pool: 'exhausted-v4' })).status).toBe(507)
    expect((await make('d', { pool: 'research-v4' })).status).toBe(404)
  })
  it('do not move while their instance is on its way', async () => {
    makeFloatingIp(mock.region, web(), 'front', '192.0.2.50')
    await call('POST', '/v1/instances/web-1/stop?project=web')
    const body = { kind: 'instance', parent: 'web-1' }
    expect(await call('POST', `${at}/front/attach?project=web`, body)).toMatchObject({ status: 503 })
  })
  it('an ephemeral one is given once and given back once', async () => {
    const path = '/v1/instances/web-1/external-ips/ephemeral?project=web'
    const first = await call('POST', path, {})
    expect(first.status).toBe(202)
    expect((await call('POST', path, {})).body).toEqual(first.body)
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(400)
  })
})

describe('floating addresses', () => {
  it('of the company fill more than a page, and 21 of them lead somewhere', async () => {
    mock.restart({ scenario: 'company' })
    const at = '/v1/floating-ips?project=berth-planner'
    const all = items(await call('GET', `${at}&limit=1000`))
    expect(all).toHaveLength(54)
    expect(all.filter((row) => row['instance_id'] !== null)).toHaveLength(21)
    expect(new Set(all.map((row) => row['ip'])).size).toBe(54)
    expect(items(await call('GET', `${at}&limit=50`))).toHaveLength(50)
  })
  it('keep their name when it does not change, and cannot take another’s', async () => {
    for (const name of ['a', 'b'])
      await call('POST', '/v1/floating-ips?project=web', { name, description: '' })
    const put = (body: object) => call('PUT', '/v1/floating-ips/a?project=web', body)
    expect((await put({ name: 'a', description: 'mine' })).body['description']).toBe('mine')
    expect((await put({ name: 'b' })).body['message']).toBe('already exists: floating-ip "b"')
  })
  it('are attached by id without a project, once and again, and detached at will', async () => {
    const made = await call('POST', '/v1/floating-ips?project=web', { name: 'a', description: '' })
    const id = String(made.body['id'])
    const attach = () => call('POST', `/v1/floating-ips/${id}/attach`, { kind: 'instance', parent: 'db-1' })
    expect((await attach()).status).toBe(202)
    expect((await attach()).status).toBe(202)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await call('POST', `/v1/floating-ips/${id}/detach`)).toMatchObject({
        status: 202,
        body: { instance_id: null },
      })
  })
  it('are 32 at most for one instance', async () => {
    for (let at = 0; at < 33; at += 1) makeFloatingIp(mock.region, web(), `ip-${at}`, `192.0.2.${60 + at}`)
    const attach = (at: number) =>
      call('POST', `/v1/floating-ips/ip-${at}/attach?project=web`, { kind: 'instance', parent: 'db-1' })
    for (let at = 0; at < 32; at += 1) expect((await attach(at)).status).toBe(202)
    expect(await attach(32)).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
  })
})
