import { describe, expect, it } from 'vitest'
import { makeInstance } from '../factories/instance'
import type { PoolRow } from '../models/pool'
import { idOf } from '../random'
import { personaId } from '../scenarios/personas'
import { call, items, rowNamed, setupRegion, type Reply } from '#tests/support/region'
import { MODEL } from '#store/api/versions/generated/shipped'

const groups = '/v1/multicast-groups'
const refusal = (message: string) => ({ status: 400, body: { error_code: 'InvalidRequest', message } })

const place = (instance: string, group: string) =>
  `/v1/instances/${instance}/multicast-groups/${encodeURIComponent(group)}?project=web`
const join = (instance: string, group: string, body: object = {}) => call('PUT', place(instance, group), body)
const leave = (instance: string, group: string) => call('DELETE', place(instance, group))
const ofInstance = async (instance: string) =>
  items(await call('GET', `/v1/instances/${instance}/multicast-groups?project=web`))
const view = async (group: string) => (await call('GET', `${groups}/${encodeURIComponent(group)}`)).body
const messageOf = ({ body }: Reply) => body['message']

describe('a region without multicast', () => {
  const mock = setupRegion()

  it('has no groups and refuses to join one', async () => {
    const message = 'multicast functionality is currently disabled'
    expect(await join('web-1', 'radio')).toMatchObject(refusal(message))
    expect(await leave('web-1', 'radio')).toMatchObject(refusal(message))
    expect(items(await call('GET', groups))).toEqual([])
    expect(await ofInstance('web-1')).toEqual([])
    expect((await call('GET', `${groups}/radio`)).status).toBe(404)
  })
  it('ignores the groups of a new instance', async () => {
    makeInstance(mock.region, rowNamed(mock.region.world.projects, 'web'), 'idle', { state: 'stopped' })
    const made = await create('new', [{ group: 'radio' }])
    expect(made.status).toBe(201)
    expect(await ofInstance('new')).toEqual([])
    expect((await update('idle', [])).status).toBe(200)
    expect((await update('idle', [{ group: 'radio' }])).status).toBe(400)
  })
  it('is also one of a version before there was multicast', () => {
    mock.restart({ api: '20251008', multicast: true, scenario: 'company' })
    expect(mock.region.hasMulticast).toBe(false)
    expect(mock.region.world.multicastGroups.all().length).toBe(0)
  })
})

const create = (name: string, joins: readonly object[]) =>
  call('POST', '/v1/instances?project=web', {
    name,
    description: '',
    hostname: name,
    ncpus: 1,
    memory: 2 ** 30,
    start: false,
    network_interfaces: { type: 'none' },
    multicast_groups: joins,
  })

const update = (name: string, joins: readonly object[] | null) =>
  call('PUT', `/v1/instances/${name}?project=web`, {
    ncpus: 2,
    memory: 8 * 2 ** 30,
    boot_disk: null,
    auto_restart_policy: null,
    cpu_platform: null,
    enable_jumbo_frames: false,
    multicast_groups: joins,
  })

describe('multicast groups', () => {
  const mock = setupRegion({ multicast: true }, ({ world }) => {
    const silo = rowNamed(world.silos, 'tidewater-ops').id
    for (const [name, first, last, isDefault] of pools) {
      const id = idOf(`pool ${name}`)
      const times = { timeCreated: '2026-01-01T00:00:00Z', timeModified: '2026-01-01T00:00:00Z' }
      const row: PoolRow = {
        id,
        name,
        description: '',
        assignment: 'silos',
        ipVersion: first.includes(':') ? 'v6' : 'v4',
        poolType: 'multicast',
        ranges: [{ id: idOf(`range ${name}`), first, last, timeCreated: times.timeCreated }],
        links: [{ siloId: silo, isDefault }],
        ...times,
      }
      world.pools.insert(row)
    }
  })
  const pools = [
    ['radio-a', '239.1.0.1', '239.1.0.3', false],
    ['radio-b', '239.2.0.1', '239.2.0.1', true],
    ['feeds', '232.1.0.1', '232.1.0.9', false],
  ] as const
  const drop = (name: string) => mock.region.world.pools.remove(idOf(`pool ${name}`))
  const addV6 = (first: string, last: string) => {
    const row = mock.region.world.pools.get(idOf('pool radio-a'))
    const [range] = row?.ranges ?? []
    if (!row || !range) throw new Error('the pool has a range')
    const id = idOf('pool radio-v6')
    mock.region.world.pools.insert({
      ...row,
      id,
      name: 'radio-v6',
      ipVersion: 'v6',
      ranges: [{ ...range, first, last }],
    })
  }

  it('are created by the first instance that joins, and deleted when the last one leaves', async () => {
    const { clock, region } = mock
    const { id } = rowNamed(region.world.instances, 'web-1')
    const joined = await join('web-1', 'radio')
    expect(joined).toMatchObject({
      status: 201,
      body: { instance_id: id, multicast_ip: '239.2.0.1', source_ips: [], state: 'Joining' },
    })
    const group = await view('radio')
    expect(group).toMatchObject({
      name: 'radio',
      description: 'Implicitly created for instance attachment',
      ip_pool_id: idOf('pool radio-b'),
      multicast_ip: '239.2.0.1',
      source_ips: [],
      has_any_source_member: true,
      state: 'Creating',
    })
    expect(await view(String(group['id']))).toEqual(group)
    expect(await view('239.2.0.1')).toEqual(group)
    clock.advance(2_000)
    expect(await view('radio')).toMatchObject({ state: 'Active' })
    expect(await ofInstance('web-1')).toMatchObject([{ state: 'Joined' }])
    expect((await leave('web-2', 'radio')).status).toBe(204)
    expect((await leave('web-1', 'radio')).status).toBe(204)
    expect(await view('radio')).toMatchObject({ state: 'Deleting', has_any_source_member: false })
    expect(await join('web-1', 'radio')).toMatchObject({ status: 503 })
    clock.advance(2_000)
    expect(await call('GET', `${groups}/radio`)).toMatchObject({
      status: 404,
      body: { message: 'not found: multicast-group with name "radio"' },
    })
    expect((await leave('web-1', 'radio')).status).toBe(404)
  })
  it('are created by an address too', async () => {
    expect((await join('web-1', '239.1.0.2')).body).toMatchObject({ multicast_ip: '239.1.0.2' })
    expect(await view('mcast-239-1-0-2')).toMatchObject({
      description: 'Implicitly created multicast group for 239.1.0.2',
    })
    addV6('ff05::1', 'ff05::9')
    await join('web-1', 'ff05:0::2')
    expect(await view('ff05::2')).toMatchObject({ name: 'mcast-ff05-0-0-0-0-0-0-2', multicast_ip: 'ff05::2' })
    const missing = idOf('lost')
    expect(messageOf(await join('web-1', missing))).toBe(`not found: multicast-group with id "${missing}"`)
    const bad = await join('web-1', 'RADIO')
    expect(bad.status).toBe(400)
    expect(bad.body['error_code']).toBeUndefined()
  })
  it('are listed, with their members, by any user', async () => {
    for (const [instance, group] of [
      ['web-1', 'radio'],
      ['web-2', 'radio'],
      ['web-1', '239.1.0.1'],
    ] as const)
      expect((await join(instance, group)).status).toBe(201)
    mock.region.signIn(personaId('colm'))
    expect(items(await call('GET', groups)).map(({ name }) => name)).toEqual(['mcast-239-1-0-1', 'radio'])
    const members = await call('GET', `${groups}/radio/members?limit=1`)
    const token = String(members.body['next_page'])
    const rest = await call('GET', `${groups}/radio/members?limit=5&page_token=${token}`)
    const ids = [...items(members), ...items(rest)].map(({ id }) => String(id))
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toHaveLength(2)
    expect((await join('web-1', 'radio')).status).toBe(404)
  })
  it('need a limited collaborator to be joined', async () => {
    const { region } = mock
    const yuki = personaId('yuki')
    const resourceId = rowNamed(region.world.projects, 'web').id
    const role = { resourceId, identityId: yuki, identityType: 'silo_user' } as const
    region.world.roles.removeWhere(({ identityId }) => identityId === yuki)
    region.world.roles.insert({ ...role, roleName: 'viewer' })
    region.signIn(yuki)
    expect((await join('web-1', 'radio')).status).toBe(403)
    expect((await leave('web-1', 'radio')).status).toBe(403)
    region.world.roles.insert({ ...role, roleName: 'limited_collaborator' })
    expect((await join('web-1', 'radio')).status).toBe(201)
    expect((await leave('web-1', 'radio')).status).toBe(204)
  })
  it('come from the default pool, then by name; with sources from one for sources', async () => {
    const ipOf = async (group: string, body: object = {}) =>
      (await join('web-1', group, body)).body['multicast_ip']
    expect(await ipOf('a')).toBe('239.2.0.1')
    expect(await join('web-1', 'b')).toMatchObject({
      status: 507,
      body: { message: 'Insufficient capacity: No multicast IP addresses available' },
    })
    drop('radio-b')
    expect(await ipOf('b')).toBe('239.1.0.1')
    expect(await ipOf('c')).toBe('239.1.0.2')
    expect(await ipOf('d', { source_ips: ['10.0.0.9'] })).toBe('232.1.0.1')
    drop('feeds')
    expect(await ipOf('e', { source_ips: ['10.0.0.9'] })).toBe('239.1.0.3')
    addV6('ff05::1', 'ff05::9')
    expect(messageOf(await join('web-1', 'f'))).toMatch(/^Multicast pools of both IP versions .* ip_version/)
    expect(await ipOf('f', { ip_version: 'v6' })).toBe('ff05::1')
    drop('radio-a')
    const advice =
      'multicast pool linked to your silo. Create a multicast pool and link it to your silo, or provide an explicit pool or multicast address.'
    expect(messageOf(await join('web-1', 'g', { ip_version: 'v4' }))).toBe(`No IPv4 ASM ${advice}`)
    drop('radio-v6')
    expect(await join('web-1', 'g')).toMatchObject(refusal(`No ASM ${advice}`))
    expect(messageOf(await join('web-1', 'g', { source_ips: ['10.0.0.9'] }))).toBe(`No SSM or ASM ${advice}`)
  })
  it('refuse sources and addresses that do not fit', async () => {
    const withSources = (group: string, ...sources: string[]) =>
      join('web-1', group, { source_ips: sources }).then(messageOf)
    expect(await withSources('a', '10.0.0.1', '239.0.0.1')).toBe(
      'unable to parse JSON body: source_ips[1]: 239.0.0.1 is not a unicast address at line 1 column 1',
    )
    expect(await withSources('a', '127.0.0.1')).toContain('127.0.0.1 is a special-use address')
    expect(await withSources('239.1.0.1', 'fd00::1')).toBe(
      'source IP fd00::1 does not match multicast group address family (IPv4)',
    )
    const needed = 'SSM multicast addresses require at least one source IP'
    expect(await withSources('232.1.0.1')).toBe(needed)
    expect(await withSources('239.9.0.1')).toBe(
      'multicast IP address 239.9.0.1 is not in any configured multicast pool',
    )
    expect(await withSources('192.0.2.10')).toBe(
      'multicast IP address 192.0.2.10 is not in any configured multicast pool',
    )
    expect(await join('web-1', '232.1.0.1', { source_ips: ['10.0.0.1'] })).toMatchObject({ status: 201 })
    expect(messageOf(await join('web-2', '232.1.0.1'))).toBe(needed)
  })
  it('have the sources of all members', async () => {
    await join('web-1', '239.1.0.1', { source_ips: ['10.0.0.2', '10.0.0.1', '10.0.0.2'] })
    await join('web-2', '239.1.0.1', { source_ips: ['10.0.0.3', '10.0.0.1'] })
    expect(await view('239.1.0.1')).toMatchObject({
      source_ips: ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
      has_any_source_member: false,
    })
    // A member keeps its sources.
    expect((await join('web-1', '239.1.0.1', { source_ips: [] })).body).toMatchObject({
      source_ips: ['10.0.0.2', '10.0.0.1'],
    })
    expect(await ofInstance('web-1')).toHaveLength(1)
  })
  it('follow the state of the instance', async () => {
    const { clock } = mock
    const state = async () => (await ofInstance('db-1')).map((row) => row['state'])
    await join('db-1', '239.1.0.1', { source_ips: ['10.0.0.1'] })
    expect(await state()).toEqual(['Joining'])
    clock.advance(2_000)
    expect(await state()).toEqual(['Left'])
    expect((await join('db-1', '239.1.0.1')).body).toMatchObject({
      state: 'Joining',
      source_ips: ['10.0.0.1'],
    })
    clock.advance(2_000)
    expect((await join('db-1', '239.1.0.1', { source_ips: [] })).body['source_ips']).toEqual([])
    await call('POST', '/v1/instances/db-1/start?project=web')
    expect(await state()).toEqual(['Joining'])
    clock.advance(60_000)
    expect(await state()).toEqual(['Joined'])
    await call('POST', '/v1/instances/db-1/stop?project=web')
    expect(await state()).toEqual(['Joined'])
    clock.advance(60_000)
    expect(await state()).toEqual(['Left'])
    await call('DELETE', '/v1/instances/db-1?project=web')
    expect(await view('239.1.0.1')).toMatchObject({ state: 'Deleting' })
  })
  it('are at most 32 of one instance', async () => {
    const row = mock.region.world.pools.get(idOf('pool radio-b'))
    const [range] = row?.ranges ?? []
    if (!row || !range) throw new Error('the pool has a range')
    mock.region.world.pools.update(row.id, { ranges: [{ ...range, last: '239.2.0.60' }] })
    for (let number = 0; number < 32; number += 1)
      expect((await join('web-1', `group-${number}`)).status).toBe(201)
    expect(await join('web-1', 'group-32')).toMatchObject(
      refusal('An instance may not be a member of more than 32 multicast groups'),
    )
    expect((await join('web-1', 'group-3')).status).toBe(201)
    expect((await call('GET', `${groups}/group-32`)).status).toBe(404)
  })
  it('are joined by a new instance, all or none of them', async () => {
    expect(
      await create('both', [{ group: 'radio' }, { group: '239.1.0.1', source_ips: ['10.0.0.1'] }]),
    ).toMatchObject({
      status: 201,
    })
    expect((await ofInstance('both')).map((row) => String(row['multicast_ip'])).toSorted()).toEqual([
      '239.1.0.1',
      '239.2.0.1',
    ])
    expect(await create('twice', [{ group: '239.1.0.2' }, { group: 'mcast-239-1-0-2' }])).toMatchObject(
      refusal('Duplicate multicast group specified in request'),
    )
    expect((await call('GET', '/v1/instances/twice?project=web')).status).toBe(404)
    expect((await call('GET', `${groups}/239.1.0.2`)).status).toBe(404)
    expect(messageOf(await create('bad', [{ group: 'radio', source_ips: ['224.0.0.1'] }]))).toContain(
      'multicast_groups[0].source_ips[0]: 224.0.0.1 is not a unicast address',
    )
    expect(messageOf(await create('bad', [{ group: 'RADIO' }]))).toContain('multicast_groups[0].group: name')
  })
  it('are replaced by an update with a list, and stay without one', async () => {
    const ips = async () => (await ofInstance('idle')).map((row) => String(row['multicast_ip'])).toSorted()
    makeInstance(mock.region, rowNamed(mock.region.world.projects, 'web'), 'idle', { state: 'stopped' })
    expect((await update('idle', [{ group: '239.1.0.1' }, { group: '239.1.0.2' }])).status).toBe(200)
    expect((await update('idle', null)).status).toBe(200)
    expect(await ips()).toEqual(['239.1.0.1', '239.1.0.2'])
    expect((await update('idle', [{ group: '239.1.0.3' }, { group: '239.9.0.9' }])).status).toBe(400)
    expect(await ips()).toEqual(['239.1.0.1', '239.1.0.2'])
    mock.clock.advance(10_000)
    expect(await view('239.1.0.1')).toMatchObject({ state: 'Active' })
    expect((await update('idle', [{ group: '239.1.0.2' }, { group: 'radio' }])).status).toBe(200)
    expect(await ips()).toEqual(['239.1.0.2', '239.2.0.1'])
    expect((await update('idle', [])).status).toBe(200)
    expect(await ips()).toEqual([])
  })
  it('use up the addresses of their pool', async () => {
    await join('web-1', 'radio')
    const range = { first: '239.2.0.1', last: '239.2.0.1' }
    expect((await call('POST', '/v1/system/ip-pools/radio-b/ranges/remove', range)).status).toBe(400)
  })
  it('are in the company', async () => {
    mock.restart({ api: MODEL, multicast: true, scenario: 'company' })
    expect(items(await call('GET', groups))).toMatchObject([
      { name: 'crane-pictures', state: 'Active', source_ips: ['10.40.13.9'], has_any_source_member: false },
      { name: 'ship-positions', state: 'Active', source_ips: [], has_any_source_member: true },
    ])
    const states = items(await call('GET', `${groups}/ship-positions/members`)).map((row) =>
      String(row['state']),
    )
    expect(states.toSorted()).toEqual(['Joined', 'Joined', 'Left'])
  })
})
