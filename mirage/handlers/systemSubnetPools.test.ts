import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, rowNamed, setupRegion } from '#tests/support/region'

const mock = setupRegion()

const at = '/v1/system/subnet-pools'
const refusal = (message: string) => ({ status: 400, body: { error_code: 'InvalidRequest', message } })

const make = (name = 'blocks', version = 'v4') =>
  call('POST', at, { name, description: '', ip_version: version })
const add = (subnet: string, more: object = {}, pool = 'blocks') =>
  call('POST', `${at}/${pool}/members/add`, { subnet, ...more })
const remove = (subnet: string, pool = 'blocks') => call('POST', `${at}/${pool}/members/remove`, { subnet })
const link = (silo: string, isDefault: boolean, pool = 'blocks') =>
  call('POST', `${at}/${pool}/silos`, { silo, is_default: isDefault })
const take = (prefix: number) =>
  call('POST', '/v1/external-subnets?project=web', {
    name: `net-${prefix}`,
    description: '',
    allocator: { type: 'auto', prefix_length: prefix },
  })

describe('subnet pools', () => {
  it('are created, listed, renamed and deleted', async () => {
    const made = await make()
    expect(made).toMatchObject({ status: 201, body: { name: 'blocks', ip_version: 'v4' } })
    expect(made.body).not.toHaveProperty('members')
    expect((await call('GET', `${at}/blocks`)).body).toEqual(made.body)
    expect(await make()).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: subnet-pool "blocks"' },
    })
    await make('a-second', 'v6')
    expect(items(await call('GET', at)).map(({ name }) => name)).toEqual(['a-second', 'blocks'])
    expect(items(await call('GET', `${at}?limit=1&sort_by=name_descending`))).toMatchObject([
      { name: 'blocks' },
    ])
    expect((await call('PUT', `${at}/blocks`, { name: 'a-second' })).body['message']).toBe(
      'already exists: subnet-pool "a-second"',
    )
    expect((await call('PUT', `${at}/blocks`, { description: 'whole' })).body).toMatchObject({
      name: 'blocks',
      description: 'whole',
    })
    expect((await call('DELETE', `${at}/blocks`)).status).toBe(204)
    expect(await call('GET', `${at}/blocks`)).toMatchObject({
      status: 404,
      body: { message: 'not found: subnet-pool with name "blocks"' },
    })
    expect((await call('POST', at, { name: 'x', description: '' })).status).toBe(400)
  })
  it('are for operators', async () => {
    await make()
    await add('198.18.0.0/16')
    asFleet(mock.region, 'viewer')
    const { id } = rowNamed(mock.region.world.subnetPools, 'blocks')
    for (const path of ['', `/${id}`, '/blocks/members', '/blocks/silos', '/blocks/utilization'])
      expect((await call('GET', at + path)).status).toBe(200)
    expect((await make('b')).status).toBe(403)
    expect((await call('PUT', `${at}/blocks`, {})).status).toBe(403)
    expect((await call('DELETE', `${at}/blocks`)).status).toBe(403)
    expect((await add('198.19.0.0/16')).status).toBe(403)
    expect((await remove('198.18.0.0/16')).status).toBe(403)
    expect((await link('tidewater-ops', true)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await call('GET', `${at}/blocks`)).status).toBe(404)
  })
})

describe('members of subnet pools', () => {
  it('come by address, with the lengths that they admit', async () => {
    await make()
    expect(await add('198.19.0.0/20', { min_prefix_length: 22, max_prefix_length: 28 })).toMatchObject({
      status: 201,
      body: { subnet: '198.19.0.0/20', min_prefix_length: 22, max_prefix_length: 28 },
    })
    expect((await add('198.18.0.0/24')).body).toMatchObject({ min_prefix_length: 24, max_prefix_length: 32 })
    const first = await call('GET', `${at}/blocks/members?limit=1`)
    expect(items(first)).toMatchObject([{ subnet: '198.18.0.0/24' }])
    const token = String(first.body['next_page'])
    expect(items(await call('GET', `${at}/blocks/members?limit=1&page_token=${token}`))).toMatchObject([
      { subnet: '198.19.0.0/20' },
    ])
    expect((await call('DELETE', `${at}/blocks`)).body['message']).toBe(
      'Cannot delete external subnet pool while it contains members. Please delete all external subnet pool members first.',
    )
    expect(await remove('198.18.1.0/24')).toMatchObject(
      refusal('A provided subnet pool member with subnet 198.18.1.0/24 does not exist'),
    )
    expect((await remove('198.18.0.0/24')).status).toBe(204)
    expect((await remove('198.19.0.0/20')).status).toBe(204)
    expect((await call('DELETE', `${at}/blocks`)).status).toBe(204)
  })
  it.each([
    ['3fff::/48', {}, 'Cannot add IPv6 members to IPv4 subnet pool'],
    ['198.18.0.1/24', {}, 'IP subnet must be a network address, with a host ID of zero.'],
    [
      '198.18.0.0/24',
      { min_prefix_length: 28, max_prefix_length: 26 },
      'The minimum prefix length must be no greater than the maximum',
    ],
    [
      '198.18.0.0/24',
      { max_prefix_length: 33 },
      'Cannot create an IPv4 subnet with a max prefix length greater than 32',
    ],
    [
      '198.18.0.0/24',
      { min_prefix_length: 20 },
      'Min and max prefix length must be no less than the IP subnet prefix length (/24)',
    ],
    [
      '198.19.128.0/17',
      {},
      'The IP subnet 198.19.128.0/17 overlaps with an existing subnet pool member or IP pool range',
    ],
    [
      '192.0.2.0/28',
      {},
      'The IP subnet 192.0.2.0/28 overlaps with an existing subnet pool member or IP pool range',
    ],
  ])('are refused when they cannot be one: %s', async (subnet, more, message) => {
    await make()
    await make('others')
    await add('198.19.0.0/16', {}, 'others')
    expect(await add(subnet, more)).toMatchObject(refusal(message))
  })
  it('stay while external subnets are taken from them, and the usage is counted in addresses', async () => {
    await make()
    await add('198.18.0.0/16')
    await link('tidewater-ops', true)
    const usage = async () => (await call('GET', `${at}/blocks/utilization`)).body
    expect(await usage()).toEqual({ capacity: 65_536, remaining: 65_536 })
    expect((await take(24)).status).toBe(201)
    expect(await usage()).toEqual({ capacity: 65_536, remaining: 65_280 })
    expect(await remove('198.18.0.0/16')).toMatchObject(
      refusal(
        'Cannot delete external subnet pool member while it contains external subnets. Please delete all external subnets first.',
      ),
    )
    expect(await call('DELETE', `${at}/blocks/silos/tidewater-ops`)).toMatchObject(
      refusal(
        'Cannot unlink subnet pool from silo while there are external subnets allocated from the pool. Delete the subnets first, and try again.',
      ),
    )
    await call('DELETE', '/v1/external-subnets/net-24?project=web')
    expect((await call('DELETE', `${at}/blocks/silos/tidewater-ops`)).status).toBe(204)
    expect((await remove('198.18.0.0/16')).status).toBe(204)
    await make('wide', 'v6')
    await add('3fff:100::/40', {}, 'wide')
    expect((await call('GET', `${at}/wide/utilization`)).body['capacity']).toBe(2 ** 88)
  })
  it('have no address of an IP pool, and no address of theirs goes to one', async () => {
    await make()
    await add('198.18.0.0/16')
    const range = { first: '198.18.255.250', last: '198.19.0.5' }
    const added = await call('POST', '/v1/system/ip-pools/dock-public/ranges/add', range)
    expect(added).toMatchObject(
      refusal(
        'The provided IP range 198.18.255.250-198.19.0.5 overlaps with an existing IP pool range or subnet pool member',
      ),
    )
  })
})

describe('links of subnet pools', () => {
  it('have one default pool of each version for a silo', async () => {
    const { silos } = mock.region.world
    const ops = rowNamed(silos, 'tidewater-ops')
    for (const name of ['blocks', 'others']) await make(name)
    await make('wide', 'v6')
    const { id } = rowNamed(mock.region.world.subnetPools, 'blocks')
    expect(await link('tidewater-ops', true)).toMatchObject({
      status: 201,
      body: { subnet_pool_id: id, silo_id: ops.id, is_default: true },
    })
    expect(await link('tidewater-ops', false)).toMatchObject({
      status: 400,
      body: {
        error_code: 'ObjectAlreadyExists',
        message: `already exists: subnet-pool-silo-link "subnet_pool_id: ${id}, silo_id: ${ops.id}"`,
      },
    })
    expect(await link('tidewater-ops', true, 'others')).toMatchObject(
      refusal(
        'Silo already has a default subnet pool for this IP version. Link the pool as non-default, then make it the default, which will demote the existing one.',
      ),
    )
    expect((await link('tidewater-ops', true, 'wide')).status).toBe(201)
    expect((await link('tidewater-ops', false, 'others')).status).toBe(201)
    const update = (pool: string, silo: string, isDefault: boolean) =>
      call('PUT', `${at}/${pool}/silos/${silo}`, { is_default: isDefault })
    expect((await update('others', 'tidewater-ops', true)).body).toMatchObject({ is_default: true })
    const defaults = async () =>
      items(await call('GET', '/v1/subnet-pools')).map((row) => [row['name'], row['is_default']])
    expect(await defaults()).toEqual([
      ['blocks', false],
      ['others', true],
      ['wide', true],
    ])
    await update('others', 'tidewater-ops', true)
    await update('wide', 'tidewater-ops', false)
    expect(await defaults()).toEqual([
      ['blocks', false],
      ['others', true],
      ['wide', false],
    ])
    const research = rowNamed(silos, 'tidewater-research')
    expect(await update('blocks', 'tidewater-research', true)).toMatchObject({
      status: 404,
      body: {
        error_code: 'ObjectNotFound',
        message: `not found: subnet-pool-silo-link with id "subnet_pool_id: ${id}, silo_id: ${research.id}"`,
      },
    })
    expect((await call('DELETE', `${at}/blocks/silos/tidewater-research`)).status).toBe(404)
    expect((await call('DELETE', `${at}/blocks/silos/lost`)).status).toBe(404)
  })
  it('are listed by silo, and go with the silo and with the pool', async () => {
    await make()
    await link('tidewater-ops', true)
    await link('tidewater-research', false)
    const linked = items(await call('GET', `${at}/blocks/silos`)).map((row) => String(row['silo_id']))
    expect(linked).toHaveLength(2)
    expect(linked).toEqual(linked.toSorted())
    expect((await call('DELETE', '/v1/system/silos/tidewater-research')).status).toBe(204)
    expect(items(await call('GET', `${at}/blocks/silos`))).toHaveLength(1)
    await call('DELETE', `${at}/blocks`)
    expect(items(await call('GET', '/v1/subnet-pools'))).toEqual([])
  })
})
