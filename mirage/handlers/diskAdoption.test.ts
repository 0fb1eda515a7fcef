import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion } from '#tests/support/region'
import { addDiskAdoption } from '../scenarios/diskAdoption'
import { writeToken } from '../wire/pageToken'

// Physical disks that were out of service, and the requests to use them again.

const at = '/v1/system/hardware'
const request = `${at}/disk-adoption-request`

const mock = setupRegion({}, addDiskAdoption)

interface Unadopted {
  disk_id: { vendor: string; model: string; serial: string }
  sled_id: string
}

const unadopted = async () => items(await call('GET', `${at}/disks-unadopted`)) as unknown as Unadopted[]
const requests = async () => items(await call('GET', `${at}/disk-adoption-requests`))

/** The disk of the scenario. */
async function one(): Promise<Unadopted> {
  const [disk] = await unadopted()
  if (!disk) throw new Error('the scenario has no disk that is not adopted')
  return disk
}

describe('a disk that is not adopted', () => {
  it('is in its slot, in one page without a next one', async () => {
    expect(await unadopted()).toMatchObject([{ slot: 3, variant: 'u2', disk_id: { vendor: 'Halyard' } }])
    const token = writeToken('physicalDiskListUnadopted', {}, 'here')
    expect(await call('GET', `${at}/disks-unadopted?page_token=${token}`)).toMatchObject({
      status: 400,
      body: {
        error_code: 'InvalidValue',
        message: 'unsupported value for "token": pagination currently unsupported',
      },
    })
  })
  it('is not listed when its sled is out of service', async () => {
    const { sled_id: id } = await one()
    const sled = mock.region.world.sleds.get(id)
    if (sled) mock.region.world.sleds.update(id, { policy: { kind: 'expunged' } })
    expect(await unadopted()).toEqual([])
  })
  it('is adopted a while after the request, which is the same when it is repeated', async () => {
    const { disk_id: disk, sled_id: sledId } = await one()
    const made = await call('PUT', request, disk)
    expect(made).toMatchObject({ status: 201, body: { disk_id: disk } })
    expect((await call('PUT', request, disk)).body).toEqual(made.body)
    expect(await unadopted()).toEqual([])
    expect((await requests()).map(({ id }) => id)).toContain(made.body['id'])
    const used = async () =>
      items(await call('GET', `${at}/disks?limit=1000`)).filter(({ serial }) => serial === disk.serial)
    expect(await used()).toEqual([])
    mock.clock.advance(10_000)
    expect(await used()).toMatchObject([{ sled_id: sledId, form_factor: 'u2', state: 'active' }])
    expect((await requests()).map(({ id }) => id)).not.toContain(made.body['id'])
    expect(await unadopted()).toEqual([])
    expect(await call('PUT', request, disk)).toMatchObject({
      status: 409,
      body: {
        error_code: 'Conflict',
        message: `physical disk already adopted: ${disk.vendor}:${disk.model}:${disk.serial}`,
      },
    })
  })
  it('stays as it is when the request is withdrawn', async () => {
    const { disk_id: disk } = await one()
    const { body } = await call('PUT', request, disk)
    const id = String(body['id'])
    expect((await call('DELETE', `${request}/${id}`)).status).toBe(204)
    mock.clock.advance(30_000)
    expect(await unadopted()).toHaveLength(1)
    expect(await call('DELETE', `${request}/${id}`)).toMatchObject({
      status: 404,
      body: { error_code: 'ObjectNotFound', message: `No active adoption request found for id: ${id}` },
    })
  })
  it('is waited for when it is in no sled', async () => {
    const before = await requests()
    expect(before).toHaveLength(1)
    const made = await call('PUT', request, { vendor: 'Halyard', model: 'HY-1', serial: 'later' })
    expect(made.status).toBe(201)
    mock.clock.advance(60_000)
    const ids = (await requests()).map(({ id }) => String(id))
    expect(ids).toEqual([String(before[0]?.['id']), String(made.body['id'])].sort())
  })
})

describe('roles', () => {
  it('a viewer of the fleet looks, an admin changes, others see nothing', async () => {
    const { disk_id: disk } = await one()
    const [open] = await requests()
    asFleet(mock.region, 'viewer')
    expect(await requests()).toHaveLength(1)
    expect((await call('PUT', request, disk)).status).toBe(403)
    expect((await call('DELETE', `${request}/${String(open?.['id'])}`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', `${at}/disks-unadopted`)).status).toBe(403)
    expect((await call('GET', `${at}/disk-adoption-requests`)).status).toBe(403)
    expect((await call('PUT', request, disk)).status).toBe(403)
    expect((await call('DELETE', `${request}/${String(open?.['id'])}`)).status).toBe(404)
  })
})
