import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFloatingIp } from '../../mirage/factories/floatingIp'
import { GIB } from '../../src/store/model/limits'
import { call, items, startRegion } from './support'

// Creating an instance, and the addresses it is created with: what is stored, what is refused first, what is left
// behind. The messages of each refusal are held by the catalogue of bad input.

let mock: ReturnType<typeof startRegion>
const use = (options?: Parameters<typeof startRegion>[0]) => {
  mock.stop()
  mock = startRegion(options)
}
beforeEach(() => {
  mock = startRegion()
})
afterEach(() => mock.stop())

const web = () => {
  const row = [...mock.region.world.projects.values()].find(({ name }) => name === 'web')
  if (!row) throw new Error('the scenario has no project web')
  return row
}
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
    const keysOf = (id: unknown) => mock.region.world.instanceKeys.get(String(id))?.map(({ name }) => name)
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

describe('what is wrong is told in the order of the control plane', () => {
  it.each<[first: string, change: object, message: string]>([
    ['CPUs before memory', { ncpus: 65, memory: 1 }, 'vCPUs'],
    [
      'counts before keys',
      { disks: Array.from({ length: 9 }, (_, at) => blank(`d-${at}`)), ssh_public_keys: ['lost'] },
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
    for (const pool of mock.region.world.pools.values())
      mock.region.world.pools.set(pool.id, {
        ...pool,
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
    use({ persona: 'ines', scenario: 'company' })
    const large = { ncpus: 64, memory: 256 * GIB }
    expect((await create({ ...large, name: 'a' }, 'thesis')).status).toBe(507)
    expect((await create({ ...large, name: 'b', start: false }, 'thesis')).status).toBe(201)
  })
  it('a refusal for want of it leaves nothing behind', async () => {
    use({ persona: 'ines', scenario: 'company' })
    const count = () => {
      const { instances, disks, nics, externalIps } = mock.region.world
      return [instances.size, disks.size, nics.size, externalIps.length]
    }
    const before = count()
    const large = { ...blank('large'), size: 1_023 * GIB }
    const disks = Array.from({ length: 7 }, (_, at) => ({ ...large, name: `large-${at}` }))
    for (let turn = 0; turn < 4; turn += 1) {
      const reply = await create({ ncpus: 64, disks }, 'thesis')
      expect(reply.status).toBe(507)
    }
    expect(count()).toEqual(before)
  })
})

describe('floating addresses', () => {
  it('of the company fill more than a page, and 21 of them lead somewhere', async () => {
    use({ scenario: 'company' })
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
