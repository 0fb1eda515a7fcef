import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeDisk } from '../../mirage/factories/disk'
import { makeFloatingIp } from '../../mirage/factories/floatingIp'
import { makeSnapshot } from '../../mirage/factories/snapshot'
import { GIB } from '../../src/store/model/limits'
import { call, items, startRegion } from './support'

// What the mock answers for the resources beside the law: addresses, images, uploads, creation, policies, one's own.

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
  const row = [...mock.region.world.projects.values()].find((each) => each.name === 'web')
  if (!row) throw new Error('the scenario has no project web')
  return row
}

const wanted = (change: object = {}) => ({
  name: 'fresh',
  description: '',
  hostname: 'fresh',
  ncpus: 2,
  memory: 4 * GIB,
  ...change,
})
const create = (change?: object) => call('POST', '/v1/instances?project=web', wanted(change))
const blank = (name: string) => ({
  type: 'create',
  name,
  description: '',
  size: 10 * GIB,
  disk_source: { type: 'blank', block_size: 4096 },
})

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
    const ips = mock.region.world.externalIps.map(({ ip }) => ip.ip)
    expect(ips).toEqual([...Array<string>(4).fill('192.0.2.10'), '192.0.2.11'])
  })
  it.each([
    ['a name that is taken', { name: 'web-1' }, 400, 'already exists: instance "web-1"'],
    ['too many CPUs', { ncpus: 65 }, 400, 'cannot have more than 64 vCPUs per instance'],
    ['a host name that is none', { hostname: '-web' }, 400, 'hostname'],
    ['user data that is not base64', { user_data: '%%%' }, 400, 'invalid base64'],
    ['nine disks', { disks: Array.from({ length: 9 }, (_, at) => blank(`d-${at}`)) }, 400, '8 disks'],
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
      return [instances.size, disks.size, nics.size, externalIps.length, instanceKeys.size]
    }
    const before = count()
    // A disk to be made comes first, so that a late refusal would leave it.
    const reply = await create({ boot_disk: blank('made-first'), ...change })
    expect(reply.status).toBe(status)
    expect(reply.body['message']).toContain(message)
    expect(count()).toEqual(before)
  })
  it('over the quota is refused for want of capacity', async () => {
    use({ persona: 'ines', scenario: 'company' })
    const reply = await call('POST', '/v1/instances?project=thesis', wanted({ ncpus: 3 }))
    expect(reply.status).toBe(201)
    const second = await call('POST', '/v1/instances?project=thesis', wanted({ name: 'more', ncpus: 1 }))
    expect(second).toMatchObject({ status: 507, body: { error_code: 'InsufficientCapacity' } })
    expect(second.body['message']).toContain('vCPU Limit Exceeded')
  })
})

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
    use({ scenario: 'company' })
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

describe('images and snapshots', () => {
  it('an image is made of a snapshot, promoted to the silo and demoted again', async () => {
    const disk = makeDisk(mock.region, web(), 'golden')
    const snapshot = makeSnapshot(mock.region, web(), 'golden-monday', disk)
    const body = {
      name: 'golden',
      description: '',
      os: 'reefbsd',
      version: '15',
      source: { type: 'snapshot', id: snapshot.id },
    }
    const made = await call('POST', '/v1/images?project=web', body)
    expect(made).toMatchObject({ status: 201, body: { size: disk.size, block_size: disk.blockSize } })
    expect((await call('POST', '/v1/images/golden/promote?project=web')).body['project_id']).toBeNull()
    expect((await call('GET', '/v1/images/golden?project=web')).status).toBe(404)
    expect((await call('GET', '/v1/images/golden')).status).toBe(200)
    const again = await call('POST', `/v1/images/${String(made.body['id'])}/promote`)
    expect(again).toMatchObject({ status: 400, body: { message: 'cannot promote a silo image' } })
    expect((await call('POST', '/v1/images/golden/demote?project=web')).body['project_id']).toBe(web().id)
    expect((await call('DELETE', '/v1/images/golden?project=web')).status).toBe(204)
  })
  it('a snapshot is deleted once it is ready, not before', async () => {
    const made = await call('POST', '/v1/snapshots?project=web', {
      name: 's',
      description: '',
      disk: 'spare',
    })
    expect(made.status).toBe(201)
    expect((await call('DELETE', '/v1/snapshots/s?project=web')).status).toBe(400)
    mock.clock.advance(1_500)
    expect((await call('DELETE', '/v1/snapshots/s?project=web')).status).toBe(204)
  })
})

it('a disk is uploaded by chunks and finalized into a snapshot', async () => {
  const at = '/v1/disks/upload'
  const made = await call('POST', '/v1/disks?project=web', {
    name: 'upload',
    description: '',
    size: GIB,
    disk_source: { type: 'importing_blocks', block_size: 512 },
  })
  expect(made.status).toBe(201)
  mock.clock.advance(800)
  const chunk = (offset: number, text = btoa('x'.repeat(512))) =>
    call('POST', `${at}/bulk-write?project=web`, { offset, base64_encoded_data: text })
  expect((await chunk(0)).status).toBe(400)
  expect((await call('POST', `${at}/bulk-write-start?project=web`)).status).toBe(204)
  expect((await chunk(512)).status).toBe(204)
  expect((await chunk(100)).status).toBe(400)
  expect((await chunk(GIB)).status).toBe(400)
  expect((await chunk(0, '%%%')).body['message']).toBe('error decoding base64')
  const finalize = () => call('POST', `${at}/finalize?project=web`, { snapshot_name: 'uploaded' })
  expect((await finalize()).status).toBe(400)
  expect((await call('POST', `${at}/bulk-write-stop?project=web`)).status).toBe(204)
  expect((await finalize()).status).toBe(204)
  mock.clock.advance(1_500)
  expect((await call('GET', `${at}?project=web`)).body['state']).toEqual({ state: 'detached' })
  expect((await call('GET', '/v1/snapshots/uploaded?project=web')).body['state']).toBe('ready')
})

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
    const many = (count: number) => Array.from({ length: count }, (_, at) => row('viewer', at))
    expect((await put(many(64))).status).toBe(200)
    expect((await put(many(65))).body['message']).toContain('invalid length 65')
  })
  it('of the silo are its admin’s to change', async () => {
    use({ scenario: 'company', persona: 'dele' })
    expect((await call('GET', '/v1/policy')).status).toBe(200)
    expect((await put([], '/v1/policy')).status).toBe(403)
  })
})

describe('what is one’s own', () => {
  it('keys are made, unique by name, and nobody else’s', async () => {
    const key = { name: 'laptop', description: '', public_key: 'ssh-ed25519 AAAA' }
    expect((await call('POST', '/v1/me/ssh-keys', key)).status).toBe(201)
    expect((await call('POST', '/v1/me/ssh-keys', key)).body['error_code']).toBe('ObjectAlreadyExists')
    expect((await call('DELETE', '/v1/me/ssh-keys/laptop')).status).toBe(204)
    use({ scenario: 'company', persona: 'dele' })
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

describe('the silo and its networks', () => {
  it('use is the sum of the rows, and goes down when an instance stops', async () => {
    const cpus = async () => (await call('GET', '/v1/utilization')).body['provisioned']
    expect(await cpus()).toMatchObject({ cpus: 4, memory: 16 * GIB })
    await call('POST', '/v1/instances/web-1/stop?project=web')
    mock.clock.advance(2_000)
    expect(await cpus()).toMatchObject({ cpus: 2, memory: 8 * GIB })
  })
  it('people, groups and pools are those of one’s own silo', async () => {
    use({ scenario: 'company', persona: 'ines' })
    const { body: me } = await call('GET', '/v1/me')
    const people = items(await call('GET', '/v1/users'))
    expect(people).toHaveLength(12)
    expect(new Set(people.map((each) => each['silo_id']))).toEqual(new Set([me['silo_id']]))
    expect(items(await call('GET', '/v1/groups'))).toEqual([])
    expect(
      items(await call('GET', '/v1/ip-pools')).map((each) => [each['name'], each['is_default']]),
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
