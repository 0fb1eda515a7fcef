import { describe, expect, it } from 'vitest'
import { makeDisk } from '../factories/disk'
import { makeImage } from '../factories/image'
import { makeProject } from '../factories/project'
import { makeSnapshot } from '../factories/snapshot'
import { GIB, MIB, TIB } from '#model/units'
import { call, items, rowNamed, setupRegion, SPECIFIED } from '#tests/support/region'

const mock = setupRegion(SPECIFIED)

const projectNamed = (name: string) => rowNamed(mock.region.world.projects, name)
const other = () => {
  const [silo] = mock.region.world.silos.all()
  if (!silo) throw new Error('the scenario has no silo')
  return makeProject(mock.region, silo, 'other', '', 1)
}
const siloOf = (name: string) => {
  const silo = mock.region.world.silos.get(projectNamed(name).siloId)
  if (!silo) throw new Error('the project has no silo')
  return silo
}

const wanted = (change: object = {}) => ({
  name: 'fresh',
  description: '',
  size: GIB,
  disk_source: { type: 'blank', block_size: 512 },
  ...change,
})
const create = (change?: object) => call('POST', '/v1/disks?project=web', wanted(change))

describe('creating a disk', () => {
  it.each([
    ['80: half a gibibyte', { size: 512 * MIB }, 'InvalidValue', 'at least 1 GiB'],
    ['81: a gibibyte and a half', { size: 1.5 * GIB }, 'InvalidValue', 'multiple of 1 GiB'],
    ['82: a tebibyte', { size: TIB }, 'InvalidValue', 'at most 1023 GiB'],
    [
      '83: blocks of a thousand',
      { disk_source: { type: 'blank', block_size: 1000 } },
      undefined,
      'block_size',
    ],
    ['a name that is taken', { name: 'spare' }, 'ObjectAlreadyExists', 'already exists: disk "spare"'],
  ])('%s is refused', async (_, change, code, message) => {
    const { status, body } = await create(change)
    expect([status, body['error_code']]).toEqual([400, code])
    expect(body['message']).toContain(message)
  })
  it('84: smaller than its image is refused', async () => {
    const image = makeImage(mock.region, siloOf('web'), null, 'large', 'reefbsd', '15', 8)
    const { status, body } = await create({ disk_source: { type: 'image', image_id: image.id } })
    expect([status, body['error_code']]).toEqual([400, 'InvalidRequest'])
  })
  it('85: of another project’s snapshot is refused', async () => {
    const elsewhere = other()
    const disk = makeDisk(mock.region, elsewhere, 'theirs', { sizeGiB: 1 })
    const snapshot = makeSnapshot(mock.region, elsewhere, 'theirs', disk)
    const reply = await create({ disk_source: { type: 'snapshot', snapshot_id: snapshot.id } })
    expect(reply.body['message']).toBe('snapshot does not belong to this project')
  })
  it('86: beyond the quota of the silo is refused', async () => {
    for (let index = 0; index < 120; index += 1)
      makeDisk(mock.region, projectNamed('web'), `full-${index}`, { sizeGiB: 1023 })
    const { status, body } = await create({ size: 1023 * GIB })
    expect([status, body['error_code']]).toEqual([507, 'InsufficientCapacity'])
    expect(body['message']).toContain('Storage Limit Exceeded')
  })
  it('87: an attached disk is not deleted', async () => {
    const { body } = await call('DELETE', '/v1/disks/db-1-boot?project=web')
    expect(body['message']).toBe('disk cannot be deleted in state "attached"')
  })
})

describe('importing into a disk', () => {
  const at = '/v1/disks/upload'
  const to = (action: string) => `${at}/${action}?project=web`
  const chunk = (offset: number, text = btoa('x'.repeat(512))) =>
    call('POST', to('bulk-write'), { offset, base64_encoded_data: text })
  const begin = async (change: object = {}) => {
    await create({ name: 'upload', disk_source: { type: 'importing_blocks', block_size: 512 }, ...change })
    mock.clock.advance(800)
    expect((await call('POST', to('bulk-write-start'))).status).toBe(204)
  }

  it('88: is not begun on a disk at rest', async () => {
    const { status, body } = await call('POST', '/v1/disks/spare/bulk-write-start?project=web')
    expect([status, body['error_code']]).toEqual([400, 'InvalidRequest'])
    expect(body['message']).toBe('cannot set disk in state "detached" to importing')
  })
  it('89: takes no chunk before it has begun, nor after it has ended', async () => {
    const before = await call('POST', '/v1/disks/spare/bulk-write?project=web', {
      offset: 0,
      base64_encoded_data: '',
    })
    expect(before.body['message']).toBe('cannot import blocks for a disk in state "detached"')
    await begin()
    await call('POST', to('bulk-write-stop'))
    expect((await chunk(0)).status).toBe(400)
    const again = await call('POST', to('bulk-write-stop'))
    expect(again.body['message']).toBe('cannot stop importing for a disk in state "import_ready"')
  })
  it.each(['%%%', 'abc', 'ab c', 'YWJj\n', 'YQ=a'])('90: %j is no base64', async (text) => {
    await begin()
    expect(await chunk(0, text)).toMatchObject({
      status: 400,
      body: { error_code: 'InvalidRequest', message: 'error decoding base64' },
    })
  })
  it.each([
    ['an offset between two blocks', 100, 512],
    ['half a block', 0, 256],
    ['a block behind the end', GIB, 512],
    ['a block that reaches over the end', GIB - 512, 1024],
  ])('%s is refused', async (_, offset, length) => {
    await begin()
    expect((await chunk(offset, btoa('x'.repeat(length)))).body['error_code']).toBe('InvalidRequest')
  })
  it('the first and the last block, and a chunk of 512 KiB, are taken', async () => {
    await begin()
    const large = btoa('x'.repeat(512 * 1024))
    for (const [offset, text] of [
      [0, undefined],
      [GIB - 512, undefined],
      [512 * 1024, large],
    ] as const)
      expect((await chunk(offset, text)).status).toBe(204)
  })
  it('a body of more than 8 MiB is refused before anything is read', async () => {
    await begin()
    const { status, body } = await chunk(0, 'A'.repeat(8 * MIB))
    expect(status).toBe(400)
    expect(body['message']).toContain(String(8 * MIB))
  })
  it('91: is not finalized while chunks may still come', async () => {
    await begin()
    const { body } = await call('POST', to('finalize'), {})
    expect(body['message']).toBe('cannot finalize disk in state "importing_from_bulk_writes"')
  })
  it('a disk whose state is there to be looked at goes on once it is commanded', async () => {
    const disk = makeDisk(mock.region, projectNamed('web'), 'left', {
      state: { state: 'import_ready' },
      frozen: true,
    })
    expect((await call('POST', `/v1/disks/${disk.id}/finalize`, {})).status).toBe(204)
    mock.clock.advance(1_500)
    expect((await call('GET', `/v1/disks/${disk.id}`)).body['state']).toEqual({ state: 'detached' })
  })
  it('finalizing without a snapshot takes none, and a taken name for it is refused', async () => {
    await begin()
    await call('POST', to('bulk-write-stop'))
    const web = projectNamed('web')
    makeSnapshot(mock.region, web, 'taken', makeDisk(mock.region, web, 'd', { sizeGiB: 1 }))
    const taken = await call('POST', to('finalize'), { snapshot_name: 'taken' })
    expect(taken.body['error_code']).toBe('ObjectAlreadyExists')
    expect((await call('POST', to('finalize'), {})).status).toBe(204)
    expect((await call('GET', `${at}?project=web`)).body['state']).toEqual({ state: 'finalizing' })
    mock.clock.advance(1_500)
    expect((await call('DELETE', `${at}?project=web`)).status).toBe(204)
    expect(items(await call('GET', '/v1/snapshots?project=web'))).toHaveLength(1)
  })
  it('a disk that is being imported into is not deleted', async () => {
    await begin()
    expect((await call('DELETE', `${at}?project=web`)).body['error_code']).toBe('InvalidRequest')
  })
  it('a disk that asks for it refuses its first two chunks', async () => {
    await begin({ description: 'Temporary disk for image fault-chunk-demo' })
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await chunk(0)).status)
    expect(statuses).toEqual([503, 503, 204, 204])
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
