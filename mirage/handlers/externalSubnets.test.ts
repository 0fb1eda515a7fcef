import { beforeEach, describe, expect, it } from 'vitest'
import type { PrivateIpStack } from '#store/api/generated/types'
import { MODEL } from '#store/api/versions/generated/shipped'
import { makeInstance } from '../factories/instance'
import { giveNic } from '../factories/networkInterface'
import { makeProject } from '../factories/project'
import type { Region } from '../region'
import { personaId } from '../scenarios/personas'
import { call, items, rowNamed, setupRegion, type Reply } from '#tests/support/region'

const v4: PrivateIpStack = { type: 'v4', value: { ip: '172.30.0.7', transitIps: [] } }
const v6: PrivateIpStack = { type: 'v6', value: { ip: 'fd00::7', transitIps: [] } }

/** Gives the interfaces of an instance this kind of addresses. */
function setStack({ world }: Region, name: string, ipStack: PrivateIpStack) {
  const { id } = rowNamed(world.instances, name)
  for (const nic of world.nics.all()) if (nic.instanceId === id) world.nics.update(nic.id, { ipStack })
}

const mock = setupRegion({}, (region) => {
  giveNic(region, rowNamed(region.world.instances, 'web-1'), 8)
  for (const name of ['db-1', 'web-1']) setStack(region, name, v4)
})

const at = '/v1/external-subnets'
const refusal = (message: string) => ({ status: 400, body: { error_code: 'InvalidRequest', message } })

const auto = (prefix: number, selector?: object) => ({
  type: 'auto',
  prefix_length: prefix,
  ...(selector && { pool_selector: selector }),
})
const explicit = (subnet: string) => ({ type: 'explicit', subnet })
const create = (name: string, allocator: object) =>
  call('POST', `${at}?project=web`, { name, description: '', allocator })
const subnetOf = ({ status, body }: Reply) => (status === 201 ? body['subnet'] : body['message'])
const attach = (name: string, instance: string) =>
  call('POST', `${at}/${name}/attach?project=web`, { instance })
const detach = (name: string) => call('POST', `${at}/${name}/detach?project=web`)

/** Adds a pool of these blocks and links it to the silo of the project. */
async function addPool(
  name: string,
  version: string,
  members: readonly { subnet: string; min_prefix_length?: number; max_prefix_length?: number }[],
  isDefault: boolean,
) {
  const pools = '/v1/system/subnet-pools'
  await call('POST', pools, { name, description: '', ip_version: version })
  for (const member of members)
    expect(await call('POST', `${pools}/${name}/members/add`, member)).toMatchObject({ status: 201 })
  await call('POST', `${pools}/${name}/silos`, { silo: 'tidewater-ops', is_default: isDefault })
}

beforeEach(() => addPool('blocks', 'v4', [{ subnet: '198.18.0.0/16' }], true))

describe('external subnets', () => {
  it('are made, listed, renamed and deleted', async () => {
    const made = await create('cameras', auto(24))
    const { projects, subnetPools } = mock.region.world
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'cameras',
        subnet: '198.18.0.0/24',
        instance_id: null,
        project_id: rowNamed(projects, 'web').id,
        subnet_pool_id: rowNamed(subnetPools, 'blocks').id,
        subnet_pool_member_id: rowNamed(subnetPools, 'blocks').members[0]?.id,
      },
    })
    expect((await call('GET', `${at}/cameras?project=web`)).body).toEqual(made.body)
    expect(await create('cameras', auto(24))).toMatchObject({
      status: 400,
      body: {
        error_code: 'ObjectAlreadyExists',
        message: 'already exists: external-subnet "cameras"',
      },
    })
    await create('readers', auto(24))
    const id = String(made.body['id'])
    expect((await call('PUT', `${at}/${id}`, { name: 'readers' })).body['message']).toBe(
      'already exists: external-subnet "readers"',
    )
    expect((await call('PUT', `${at}/${id}`, { name: 'sensors' })).body).toMatchObject({
      name: 'sensors',
      description: '',
    })
    expect(items(await call('GET', `${at}?project=web`)).map(({ name }) => name)).toEqual([
      'readers',
      'sensors',
    ])
    expect((await call('DELETE', `${at}/sensors?project=web`)).status).toBe(204)
    // Its addresses are free again.
    expect(subnetOf(await create('again', auto(24)))).toBe('198.18.0.0/24')
  })
  it('are named in a project, or by id alone', async () => {
    const id = String((await create('cameras', auto(24))).body['id'])
    expect(await call('GET', `${at}/${id}?project=web`)).toMatchObject(
      refusal('when providing external subnet as an ID project should not be specified'),
    )
    expect(await call('GET', `${at}/cameras`)).toMatchObject(
      refusal('external subnet should either be a UUID or project should be specified'),
    )
    expect((await call('GET', at)).status).toBe(400)
    expect((await call('GET', `${at}/lost?project=web`)).body['message']).toBe(
      'not found: external-subnet with name "lost"',
    )
  })
  it('need a limited collaborator of the project', async () => {
    await create('cameras', auto(24))
    const { region } = mock
    const yuki = personaId('yuki')
    const give = (roleName: 'viewer' | 'limited_collaborator') => {
      region.world.roles.removeWhere(({ identityId }) => identityId === yuki)
      const { id } = rowNamed(region.world.projects, 'web')
      region.world.roles.insert({ resourceId: id, identityId: yuki, identityType: 'silo_user', roleName })
    }
    give('viewer')
    region.signIn(yuki)
    expect((await call('GET', `${at}/cameras?project=web`)).status).toBe(200)
    expect((await create('more', auto(24))).status).toBe(403)
    expect((await call('PUT', `${at}/cameras?project=web`, {})).status).toBe(403)
    expect((await attach('cameras', 'db-1')).status).toBe(403)
    expect((await detach('cameras')).status).toBe(403)
    expect((await call('DELETE', `${at}/cameras?project=web`)).status).toBe(403)
    give('limited_collaborator')
    expect((await create('more', auto(24))).status).toBe(201)
    expect((await attach('cameras', 'db-1')).status).toBe(202)
    expect((await detach('cameras')).status).toBe(202)
    expect((await call('DELETE', `${at}/cameras?project=web`)).status).toBe(204)
    region.signIn(personaId('ines'))
    expect((await call('GET', `${at}/more?project=web`)).status).toBe(404)
  })
  it('keep their project', async () => {
    const { silos } = mock.region.world
    makeProject(mock.region, rowNamed(silos, 'tidewater-ops'), 'docks', '', 1)
    await call('POST', `${at}?project=docks`, { name: 'cameras', description: '', allocator: auto(24) })
    for (const part of ['vpc-subnets', 'vpcs'])
      await call('DELETE', `/v1/${part}/default?project=docks${part === 'vpcs' ? '' : '&vpc=default'}`)
    expect(await call('DELETE', '/v1/projects/docks')).toMatchObject(
      refusal('project to be deleted contains an external subnet: cameras'),
    )
    await call('DELETE', `${at}/cameras?project=docks`)
    expect((await call('DELETE', '/v1/projects/docks')).status).toBe(204)
  })
})

describe('the block of a new external subnet', () => {
  it('is the lowest gap that fits', async () => {
    expect(subnetOf(await create('a', auto(26)))).toBe('198.18.0.0/26')
    expect(subnetOf(await create('b', auto(24)))).toBe('198.18.1.0/24')
    expect(subnetOf(await create('c', auto(25)))).toBe('198.18.0.128/25')
    expect(subnetOf(await create('d', auto(26)))).toBe('198.18.0.64/26')
    expect(subnetOf(await create('e', auto(24)))).toBe('198.18.2.0/24')
    expect(subnetOf(await create('f', auto(17)))).toBe('198.18.128.0/17')
    // Two neighbours of one address each.
    expect(subnetOf(await create('g', auto(32)))).toBe('198.18.3.0/32')
    expect(subnetOf(await create('h', auto(32)))).toBe('198.18.3.1/32')
    await call('DELETE', `${at}/b?project=web`)
    expect(subnetOf(await create('i', auto(24)))).toBe('198.18.1.0/24')
  })
  it('is of a member that admits its length, in the order of addresses', async () => {
    await addPool(
      'two',
      'v4',
      [
        { subnet: '198.19.128.0/24' },
        { subnet: '198.19.0.0/24', min_prefix_length: 26, max_prefix_length: 28 },
      ],
      false,
    )
    const two = { type: 'explicit', pool: 'two' }
    expect(subnetOf(await create('a', auto(25, two)))).toBe('198.19.128.0/25')
    expect(subnetOf(await create('b', auto(28, two)))).toBe('198.19.0.0/28')
    expect(subnetOf(await create('c', auto(30, two)))).toBe('198.19.128.128/30')
    expect(subnetOf(await create('d', auto(23, two)))).toBe(
      "Could not allocate a /23 subnet from the subnet pool with name 'two'",
    )
    const { id } = rowNamed(mock.region.world.subnetPools, 'two')
    expect(await create('e', auto(24, { type: 'explicit', pool: id }))).toMatchObject(
      refusal(`Could not allocate a /24 subnet from the subnet pool with ID '${id}'`),
    )
  })
  it('is of the default pool unless a pool or a version is named', async () => {
    expect(subnetOf(await create('a', auto(33)))).toBe(
      'Could not allocate a /33 subnet from the default subnet pool for the current silo',
    )
    expect(subnetOf(await create('a', auto(15, { type: 'auto', ip_version: 'v4' })))).toBe(
      'Could not allocate a /15 subnet from the default IPv4 subnet pool for the current silo',
    )
    expect(await create('a', auto(24, { type: 'explicit', pool: 'lost' }))).toMatchObject({
      status: 404,
      body: { message: 'not found: subnet-pool with name "lost"' },
    })
    const noDefault = 'Must specify a subnet pool, as there is no linked default pool for the current silo'
    const wide = auto(64, { type: 'auto', ip_version: 'v6' })
    expect(await create('a', wide)).toMatchObject(refusal(noDefault))
    await addPool('wide', 'v6', [{ subnet: '3fff:100::/40' }], true)
    expect(subnetOf(await create('a', wide))).toBe('3fff:100::/64')
    expect(subnetOf(await create('b', wide))).toBe('3fff:100:0:1::/64')
    expect(await create('c', auto(24))).toMatchObject(
      refusal('Must specify an IP version when there is more than one default subnet pool for the silo'),
    )
    for (const pool of ['blocks', 'wide'])
      await call('PUT', `/v1/system/subnet-pools/${pool}/silos/tidewater-ops`, { is_default: false })
    expect(await create('c', auto(24))).toMatchObject(refusal(noDefault))
  })
  it('can be named', async () => {
    expect(subnetOf(await create('a', explicit('198.18.7.0/24')))).toBe('198.18.7.0/24')
    expect(subnetOf(await create('b', explicit('198.18.7.128/25')))).toBe(
      'The requested IP subnet overlaps with an existing external subnet',
    )
    const elsewhere =
      'The requested IP subnet is not contained in any subnet pool available in the current silo.'
    expect(subnetOf(await create('b', explicit('198.20.0.0/24')))).toBe(elsewhere)
    expect(subnetOf(await create('b', explicit('198.18.0.0/15')))).toBe(elsewhere)
    await addPool('narrow', 'v4', [{ subnet: '198.19.0.0/24', max_prefix_length: 28 }], false)
    expect(subnetOf(await create('b', explicit('198.19.0.0/29')))).toBe(elsewhere)
    expect(subnetOf(await create('b', explicit('198.19.0.16/28')))).toBe('198.19.0.16/28')
    expect((await create('c', explicit('198.18.8.1/24'))).status).toBe(400)
    expect((await create('c', explicit('198.18.8.0'))).body['error_code']).toBeUndefined()
  })
})

describe('attached external subnets', () => {
  const listed = async (instance: string) =>
    (await call('GET', `/v1/instances/${instance}/external-subnets?project=web`)).body

  it('are listed at the instance, stay with it, and are free when it is deleted', async () => {
    await create('cameras', auto(24))
    const { id } = rowNamed(mock.region.world.instances, 'db-1')
    const attached = await attach('cameras', 'db-1')
    expect(attached).toMatchObject({ status: 202, body: { name: 'cameras', instance_id: id } })
    expect(await attach('cameras', id)).toEqual({ ...attached, requestId: expect.any(String) as string })
    expect(await listed('db-1')).toEqual({ items: [attached.body], next_page: null })
    expect(await attach('cameras', 'web-1')).toMatchObject(
      refusal('External subnets cannot be attached to one instance while still attached to another'),
    )
    expect(await call('DELETE', `${at}/cameras?project=web`)).toMatchObject(
      refusal('Cannot delete external subnet while it is attached to an instance. Detach it and try again.'),
    )
    expect((await detach('cameras')).body).toMatchObject({ instance_id: null })
    expect(await detach('cameras')).toMatchObject(refusal('External subnet is not attached to an instance'))
    expect((await attach('cameras', 'db-1')).status).toBe(202)
    expect((await call('DELETE', '/v1/instances/db-1?project=web')).status).toBe(204)
    expect((await call('GET', `${at}/cameras?project=web`)).body['instance_id']).toBeNull()
    expect((await attach('cameras', 'web-1')).status).toBe(202)
  })
  it('belong to the project of the instance', async () => {
    await create('cameras', auto(24))
    const { region } = mock
    const docks = makeProject(region, rowNamed(region.world.silos, 'tidewater-ops'), 'docks', '', 1)
    const { id } = makeInstance(region, docks, 'crane')
    expect(await attach('cameras', id)).toMatchObject(
      refusal('External subnet and instance must be in the same project'),
    )
    expect((await attach('cameras', 'crane')).body['message']).toBe('not found: instance with name "crane"')
  })
  it('are given to instances that run or are stopped', async () => {
    await create('cameras', auto(24))
    const { region } = mock
    const web = rowNamed(region.world.projects, 'web')
    for (const state of ['migrating', 'starting', 'failed'] as const)
      giveNic(region, makeInstance(region, web, state, { state, frozen: true }), 20)
    expect(await attach('cameras', 'migrating')).toMatchObject({
      status: 503,
      body: { error_code: 'ServiceNotAvailable', message: 'Service Unavailable' },
    })
    expect(await attach('cameras', 'starting')).toMatchObject(
      refusal('Cannot attach subnet to instance in starting state'),
    )
    expect(await attach('cameras', 'failed')).toMatchObject(
      refusal('Cannot attach subnet to instance in failed state'),
    )
    expect((await attach('cameras', 'web-1')).status).toBe(202)
  })
  it('are at most 32 at one instance', async () => {
    for (let number = 0; number < 33; number += 1) await create(`net-${number}`, auto(28))
    for (let number = 0; number < 32; number += 1)
      expect((await attach(`net-${number}`, 'db-1')).status).toBe(202)
    expect(await attach('net-32', 'db-1')).toMatchObject(
      refusal('An instance may not have more than 32 attached subnets'),
    )
  })
  it('have the family of the primary interface', async () => {
    await addPool('wide', 'v6', [{ subnet: '3fff:100::/40' }], false)
    await create('narrow', auto(24))
    await create('wide', auto(64, { type: 'explicit', pool: 'wide' }))
    const without = (version: string) =>
      refusal(
        `Cannot attach an ${version} external subnet to an instance that does not have a matching IP stack`,
      )
    expect(await attach('wide', 'db-1')).toMatchObject(without('IPv6'))
    // It has no interface.
    expect(await attach('narrow', 'web-2')).toMatchObject(without('IPv4'))
    setStack(mock.region, 'db-1', v6)
    expect(await attach('narrow', 'db-1')).toMatchObject(without('IPv4'))
    setStack(mock.region, 'db-1', { type: 'dual_stack', value: { v4: v4.value, v6: v6.value } })
    for (const name of ['wide', 'narrow']) expect((await attach(name, 'db-1')).status).toBe(202)
  })
})

describe('a region of an older version', () => {
  it('has the older names of the same fields', async () => {
    mock.restart({ scenario: 'company', api: '2026021301' })
    const path = `${at}?project=berth-planner`
    const allocator = { type: 'auto', prefix_len: 24 }
    expect(subnetOf(await call('POST', path, { name: 'next', description: '', allocator }))).toBe(
      '198.18.3.0/24',
    )
    const newer = { name: 'newer', description: '', allocator: auto(24) }
    expect((await call('POST', path, newer)).body['message']).toContain('missing field `prefix_len`')
    expect((await call('GET', '/v1/system/subnet-pools/quayside/utilization')).body).toEqual({
      allocated: 3 * 256 + 64,
      capacity: 65_536 + 1_024,
    })
  })
})

describe('the company', () => {
  it('has attached and free external subnets', async () => {
    mock.restart({ scenario: 'company', api: MODEL })
    const rows = items(await call('GET', `${at}?project=berth-planner`))
    expect(rows.map((row) => [row['name'], row['instance_id'] !== null])).toEqual([
      ['crane-cameras', true],
      ['ferries', false],
      ['gate-readers', true],
      ['reefer-sensors', false],
    ])
    const next = { name: 'next', description: '', allocator: auto(24) }
    expect(subnetOf(await call('POST', `${at}?project=berth-planner`, next))).toBe('198.18.3.0/24')
  })
})
