import { describe, expect, it } from 'vitest'
import { makeFloatingIp } from '../factories/floatingIp'
import { GIB } from '#model/units'
import { call, items, rowNamed, setupRegion, SPECIFIED } from '#tests/support/region'

// Creating an instance: the stored rows, the order of the errors, and no leftovers after an error.

const mock = setupRegion(SPECIFIED)

const web = () => rowNamed(mock.region.world.projects, 'web')
const create = (change: object = {}, project = 'web') =>
  call('POST', `/v1/instances?project=${project}`, {
    name: 'fresh',
    description: '',
    hostname: 'fresh',
    ncpus: 2,
    memory: 4 * GIB,
    ...change,
  })
const blank = (name: string) => ({
  type: 'create',
  name,
  description: '',
  size: 10 * GIB,
  disk_source: { type: 'blank', block_size: 4096 },
})
const view = async (path: string) => (await call('GET', `${path}?project=web`)).body

describe('creating an instance', () => {
  it('makes its disks, interface and addresses, and then it starts by itself', async () => {
    const reply = await create({ boot_disk: blank('fresh-boot'), external_ips: [{ type: 'ephemeral' }] })
    expect(reply).toMatchObject({ status: 201, body: { run_state: 'creating' } })
    const at = '/v1/instances/fresh'
    const boot = await call('GET', '/v1/disks/fresh-boot?project=web')
    expect(boot.body).toMatchObject({
      id: reply.body['boot_disk_id'],
      state: { state: 'attached', instance: reply.body['id'] },
    })
    expect(items(await call('GET', `${at}/external-ips?project=web`))).toMatchObject([
      { kind: 'ephemeral', ip: '192.0.2.10' },
      { kind: 'snat', ip: '192.0.2.11', first_port: 0, last_port: 16_383 },
    ])
    expect(items(await call('GET', '/v1/network-interfaces?instance=fresh&project=web'))).toMatchObject([
      { name: 'net0', ip: '172.30.0.5', primary: true },
    ])
    mock.clock.advance(1_200)
    expect((await call('GET', `${at}?project=web`)).body['run_state']).toBe('starting')
    mock.clock.advance(2_500)
    expect((await call('GET', `${at}?project=web`)).body['run_state']).toBe('running')
  })
  it('rests when it was not to be started', async () => {
    await create({ start: false })
    mock.clock.advance(60_000)
    expect((await call('GET', '/v1/instances/fresh?project=web')).body['run_state']).toBe('stopped')
  })
  it('four instances share an address for what they send, the fifth gets another', async () => {
    for (let count = 1; count <= 5; count += 1) await create({ name: `n-${count}`, start: false })
    const ips = mock.region.world.externalIps.all().map(({ ip }) => ip.ip)
    expect(ips).toEqual([...Array<string>(4).fill('192.0.2.10'), '192.0.2.11'])
  })
  it.each([
    ['a name that is taken', { name: 'web-1' }, 400, 'already exists: instance "web-1"'],
    ['too many CPUs', { ncpus: 65 }, 400, 'cannot have more than 64 vCPUs per instance'],
    ['a host name that is none', { hostname: '-web' }, 400, 'hostname'],
    ['user data that is not base64', { user_data: '%%%' }, 400, 'invalid base64'],
    ['nine disks', { disks: Array.from({ length: 9 }, (_, index) => blank(`d-${index}`)) }, 400, '8 disks'],
    ['a disk that is not there', { disks: [{ type: 'attach', name: 'gone' }] }, 404, 'not found: disk'],
    ['an attached disk', { disks: [{ type: 'attach', name: 'db-1-boot' }] }, 400, 'cannot attach disk'],
    [
      'two ephemeral addresses',
      { external_ips: [{ type: 'ephemeral' }, { type: 'ephemeral' }] },
      400,
      'limit of 1',
    ],
    [
      'a pool of another silo',
      { external_ips: [{ type: 'ephemeral', pool: 'research-v4' }] },
      404,
      'ip-pool',
    ],
    ['an unknown key', { ssh_public_keys: ['lost'] }, 404, 'not found: ssh-key with name "lost"'],
  ])('is refused with %s, and leaves nothing behind', async (_, change, status, message) => {
    const count = () => {
      const { instances, disks, nics, externalIps, instanceKeys } = mock.region.world
      return [
        instances.all().length,
        disks.all().length,
        nics.all().length,
        externalIps.all().length,
        instanceKeys.all().length,
      ]
    }
    const before = count()
    // The disk to create comes first: a late error must not leave it behind.
    const reply = await create({ boot_disk: blank('made-first'), ...change })
    expect(reply.status).toBe(status)
    expect(reply.body['message']).toContain(message)
    expect(count()).toEqual(before)
  })
  it('over the quota is refused for want of capacity', async () => {
    mock.restart({ persona: 'ines', scenario: 'company' })
    const reply = await create({ ncpus: 3 }, 'thesis')
    expect(reply.status).toBe(201)
    const second = await create({ name: 'more', ncpus: 1 }, 'thesis')
    expect(second).toMatchObject({ status: 507, body: { error_code: 'InsufficientCapacity' } })
    expect(second.body['message']).toContain('vCPU Limit Exceeded')
  })
})

describe('an instance is created with', () => {
  it('its disks in order, the boot disk among them', async () => {
    const made = await create({
      boot_disk: { type: 'attach', name: 'spare' },
      disks: [blank('b-data'), blank('a-data')],
    })
    expect(made.status).toBe(201)
    expect(made.body['boot_disk_id']).toBe((await view('/v1/disks/spare'))['id'])
    const disks = items(await call('GET', '/v1/instances/fresh/disks?project=web'))
    expect(disks.map(({ name, state }) => [name, state])).toEqual(
      ['a-data', 'b-data', 'spare'].map((name) => [name, { state: 'attached', instance: made.body['id'] }]),
    )
  })
  it('all keys of its maker when none are named, and with none when the list is empty', async () => {
    const key = await call('POST', '/v1/me/ssh-keys', {
      name: 'laptop',
      description: '',
      public_key: 'ssh-ed25519 AAAA',
    })
    const keysOf = (id: unknown) =>
      mock.region.world.instanceKeys.get(String(id))?.keys.map(({ name }) => name)
    expect(keysOf((await create()).body['id'])).toEqual(['laptop'])
    expect(keysOf((await create({ name: 'two', ssh_public_keys: [] })).body['id'])).toEqual([])
    const byId = await create({ name: 'three', ssh_public_keys: [key.body['id']] })
    expect(keysOf(byId.body['id'])).toEqual(['laptop'])
  })
  it('floating addresses, groups and a policy', async () => {
    makeFloatingIp(mock.region, web(), 'front', '192.0.2.50')
    const made = await create({
      external_ips: [{ type: 'floating', floating_ip: 'front' }],
      anti_affinity_groups: ['apart', 'apart'],
      auto_restart_policy: 'never',
    })
    expect(made.body).toMatchObject({ auto_restart_policy: 'never', auto_restart_enabled: false })
    expect((await view('/v1/floating-ips/front'))['instance_id']).toBe(made.body['id'])
    const members = await call('GET', '/v1/anti-affinity-groups/apart/members?project=web')
    expect(items(members)).toMatchObject([{ value: { name: 'fresh' } }])
  })
  it('no interface, or those it lists', async () => {
    await create({ network_interfaces: { type: 'none' } })
    expect(items(await call('GET', '/v1/network-interfaces?instance=fresh&project=web'))).toEqual([])
    const nic = { name: 'eth0', description: '', vpc_name: 'default', subnet_name: 'default' }
    await create({
      name: 'two',
      network_interfaces: { type: 'create', params: [{ ...nic, ip: '172.30.1.9' }] },
    })
    expect(items(await call('GET', '/v1/network-interfaces?instance=two&project=web'))).toMatchObject([
      { name: 'eth0', ip: '172.30.1.9', primary: true },
    ])
  })
  it('32 KiB of user data at most', async () => {
    expect((await create({ user_data: btoa('x'.repeat(32 * 1_024)) })).status).toBe(201)
    expect((await create({ name: 'two', user_data: btoa('x'.repeat(32 * 1_024 + 1)) })).status).toBe(400)
  })
})

describe('errors come in the order of the control plane', () => {
  it.each<[first: string, change: object, message: string]>([
    ['CPUs before memory', { ncpus: 65, memory: 1 }, 'vCPUs'],
    [
      'counts before keys',
      { disks: Array.from({ length: 9 }, (_, index) => blank(`d-${index}`)), ssh_public_keys: ['lost'] },
      '8 disks',
    ],
    ['limits before a taken name', { name: 'web-1', ncpus: 65 }, 'vCPUs'],
    ['unknown keys before a taken name', { name: 'web-1', ssh_public_keys: ['lost'] }, 'ssh-key'],
    [
      'a taken name before a missing network',
      {
        name: 'web-1',
        network_interfaces: {
          type: 'create',
          params: [{ name: 'n', description: '', vpc_name: 'gone', subnet_name: 'gone' }],
        },
      },
      'already exists: instance',
    ],
    [
      'a missing network before a missing disk',
      {
        network_interfaces: {
          type: 'create',
          params: [{ name: 'n', description: '', vpc_name: 'gone', subnet_name: 'gone' }],
        },
        disks: [{ type: 'attach', name: 'gone' }],
      },
      'not found: vpc with name',
    ],
  ])('%s', async (_, change, message) => {
    expect((await create(change)).body['message']).toContain(message)
  })
  it('without a default pool there is no way out for it', async () => {
    for (const pool of mock.region.world.pools.all())
      mock.region.world.pools.update(pool.id, {
        links: pool.links.map((link) => ({ ...link, isDefault: false })),
      })
    expect(await create({ external_ips: [{ type: 'ephemeral', pool: 'dock-public' }] })).toMatchObject({
      status: 404,
      body: { message: 'not found: default IP pool for current silo' },
    })
  })
})

describe('room', () => {
  it('is not needed for CPUs and memory until it starts', async () => {
    mock.restart({ persona: 'ines', scenario: 'company' })
    const large = { ncpus: 64, memory: 256 * GIB }
    expect((await create({ ...large, name: 'a' }, 'thesis')).status).toBe(507)
    expect((await create({ ...large, name: 'b', start: false }, 'thesis')).status).toBe(201)
  })
  it('an error for lack of it leaves nothing behind', async () => {
    mock.restart({ persona: 'ines', scenario: 'company' })
    const count = () => {
      const { instances, disks, nics, externalIps } = mock.region.world
      return [instances.all().length, disks.all().length, nics.all().length, externalIps.all().length]
    }
    const before = count()
    const large = { ...blank('large'), size: 1_023 * GIB }
    const disks = Array.from({ length: 7 }, (_, index) => ({ ...large, name: `large-${index}` }))
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await create({ ncpus: 64, disks }, 'thesis')
      expect(reply.status).toBe(507)
    }
    expect(count()).toEqual(before)
  })
})
