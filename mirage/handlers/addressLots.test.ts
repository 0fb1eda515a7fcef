import { describe, expect, it } from 'vitest'
import { asFleet } from '#tests/support/fleet'
import { call, items, setupRegion } from '#tests/support/region'
import { NETWORKING } from '#tests/support/switchPorts'
import { MODEL } from '#store/api/versions/generated/shipped'

const mock = setupRegion()

describe('address lots', () => {
  const at = `${NETWORKING}/address-lot`
  const lot = (blocks: readonly [string, string][], more: object = {}) => ({
    name: 'spare',
    description: '',
    kind: 'infra',
    blocks: blocks.map(([first_address, last_address]) => ({ first_address, last_address })),
    ...more,
  })
  it('are made with their blocks, listed, and deleted with them', async () => {
    const body = lot([
      ['10.9.0.1', '10.9.0.9'],
      ['FD00:0::1', 'fd00::f'],
    ])
    const made = await call('POST', at, body)
    expect(made).toMatchObject({
      status: 201,
      body: {
        lot: { name: 'spare', kind: 'infra' },
        blocks: [
          { first_address: '10.9.0.1', last_address: '10.9.0.9' },
          { first_address: 'fd00::1', last_address: 'fd00::f' },
        ],
      },
    })
    const blocks = await call('GET', `${at}/spare/blocks`)
    expect(items(blocks)).toHaveLength(2)
    expect(Object.keys(items(blocks)[0] ?? {}).sort()).toEqual(['first_address', 'id', 'last_address'])
    expect(await call('POST', at, body)).toMatchObject({
      status: 400,
      body: { error_code: 'ObjectAlreadyExists', message: 'already exists: address-lot "spare"' },
    })
    expect((await call('DELETE', `${at}/spare`)).status).toBe(204)
    expect((await call('GET', `${at}/spare/blocks`)).status).toBe(404)
    expect(mock.region.world.addressLotBlocks.all().length).toBe(3)
  })
  it.each([
    ['first behind last (row 184)', '10.9.0.9', '10.9.0.1', 'invalid range'],
    ['two families (row 185)', '10.9.0.1', 'fd00::1', 'same address family'],
  ])('are refused with %s', async (_, first, last, message) => {
    const reply = await call('POST', at, lot([[first, last]]))
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain(message)
  })
  it('are not deleted while an address of theirs is in use (row 186)', async () => {
    const reply = await call('DELETE', `${at}/rack-infra`)
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'InvalidRequest' } })
    expect(reply.body['message']).toContain('in use')
    expect((await call('DELETE', `${at}/dock-services`)).status).toBe(204)
  })
  it('a collaborator of the fleet makes them; only an admin deletes them; others do not see them', async () => {
    asFleet(mock.region, 'viewer')
    expect((await call('POST', at, lot([]))).status).toBe(403)
    asFleet(mock.region, 'collaborator')
    expect((await call('POST', at, lot([]))).status).toBe(201)
    expect((await call('DELETE', `${at}/spare`)).status).toBe(403)
    asFleet(mock.region)
    expect((await call('GET', at)).status).toBe(403)
    expect((await call('GET', `${at}/spare/blocks`)).status).toBe(404)
    expect((await call('DELETE', `${at}/spare`)).status).toBe(404)
  })
})

describe('an address lot with its blocks', () => {
  const at = `${NETWORKING}/address-lot`
  it('is what the lists have', async () => {
    mock.restart({ api: '20251008' })
    const { body } = await call('GET', `${at}/rack-infra`)
    const [lot] = items(await call('GET', at)).filter(({ name }) => name === 'rack-infra')
    expect(body['lot']).toEqual(lot)
    const blocks = items(await call('GET', `${at}/rack-infra/blocks`))
    expect(blocks).toHaveLength(2)
    expect((body['blocks'] as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(blocks)
  })
  it('is for operators, who ask for one that exists', async () => {
    mock.restart({ api: MODEL })
    expect((await call('GET', `${at}/nothing`)).body['message']).toBe(
      'not found: address-lot with name "nothing"',
    )
    asFleet(mock.region, 'viewer')
    expect((await call('GET', `${at}/rack-infra`)).status).toBe(200)
    asFleet(mock.region)
    expect((await call('GET', `${at}/rack-infra`)).status).toBe(404)
  })
})
