import { describe, expect, it } from 'vitest'
import { GIB } from '#model/units'
import { call, items, setupRegion } from '#tests/support/region'

const mock = setupRegion()

describe('the silo and its networks', () => {
  it('use is the sum of the rows, and goes down when an instance stops', async () => {
    const cpus = async () => (await call('GET', '/v1/utilization')).body['provisioned']
    expect(await cpus()).toMatchObject({ cpus: 4, memory: 16 * GIB })
    await call('POST', '/v1/instances/web-1/stop?project=web')
    mock.clock.advance(2_000)
    expect(await cpus()).toMatchObject({ cpus: 2, memory: 8 * GIB })
  })
  it('people, groups and pools are those of the caller’s silo', async () => {
    mock.restart({ scenario: 'company', persona: 'ines' })
    const { body: me } = await call('GET', '/v1/me')
    const people = items(await call('GET', '/v1/users'))
    expect(people).toHaveLength(12)
    expect(new Set(people.map((user) => user['silo_id']))).toEqual(new Set([me['silo_id']]))
    expect(items(await call('GET', '/v1/groups'))).toEqual([])
    expect(
      items(await call('GET', '/v1/ip-pools')).map((pool) => [pool['name'], pool['is_default']]),
    ).toEqual([
      ['dock-internal', false],
      ['research-v4', true],
    ])
  })
  it('a new project has its network, and cannot go before that', async () => {
    await call('POST', '/v1/projects', { name: 'brief', description: '' })
    const [vpc] = items(await call('GET', '/v1/vpcs?project=brief'))
    expect(vpc).toMatchObject({ name: 'default', dns_name: 'default' })
    const subnets = await call('GET', `/v1/vpc-subnets?vpc=${String(vpc?.['id'])}`)
    expect(items(subnets)).toMatchObject([{ name: 'default', ipv4_block: '172.30.0.0/22' }])
    const router = await call('GET', '/v1/vpc-routers/system?vpc=default&project=brief')
    expect(router.body['id']).toBe(vpc?.['system_router_id'])
    expect(await call('DELETE', '/v1/projects/brief')).toMatchObject({
      status: 400,
      body: { message: 'project to be deleted contains a vpc: default' },
    })
  })
})
